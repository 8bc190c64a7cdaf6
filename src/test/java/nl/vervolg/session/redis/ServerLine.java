package nl.vervolg.session.redis;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import javax.net.ServerSocketFactory;

/**
 * A line to a server, which can be encrypted, and can be cut after a request has arrived there and
 * before its reply comes back.
 */
public final class ServerLine implements AutoCloseable {
  private final ServerSocket entrance;
  private final int to;
  private final List<Socket> open = new CopyOnWriteArrayList<>();
  private final AtomicInteger lost = new AtomicInteger();
  private volatile boolean cut;

  private ServerLine(ServerSocket entrance, int to) {
    this.entrance = entrance;
    this.to = to;
  }

  /** A line to a port of this machine. */
  static ServerLine to(int port) {
    return to(port, ServerSocketFactory.getDefault());
  }

  /** A line through sockets of a kind. */
  public static ServerLine to(int port, ServerSocketFactory sockets) {
    try {
      ServerLine line =
          new ServerLine(sockets.createServerSocket(0, 50, InetAddress.getLoopbackAddress()), port);
      start(line::accept);
      return line;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  RedisAddress address() {
    return RedisAddress.parse("redis://127.0.0.1:" + port());
  }

  /** Where it begins. */
  public int port() {
    return entrance.getLocalPort();
  }

  /** So many replies get lost from here on. */
  void loseReplies(int replies) {
    lost.set(replies);
  }

  /** From the next reply on, which gets lost, nobody is reached any more. */
  void cutAtNextReply() {
    lost.set(Integer.MAX_VALUE);
  }

  void repair() {
    lost.set(0);
    cut = false;
  }

  private void accept() {
    while (!entrance.isClosed()) {
      try {
        Socket client = entrance.accept();
        if (cut) {
          client.close();
          continue;
        }
        Socket server = new Socket(InetAddress.getLoopbackAddress(), to);
        open.addAll(List.of(client, server));
        start(() -> copy(client, server, false));
        start(() -> copy(server, client, true));
      } catch (IOException e) {
        close();
      }
    }
  }

  private void copy(Socket from, Socket to, boolean replies) {
    byte[] bytes = new byte[8_192];
    try (from;
        to) {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      for (int read = in.read(bytes); read >= 0; read = in.read(bytes)) {
        if (replies && lost.get() > 0) {
          cut = lost.get() == Integer.MAX_VALUE;
          lost.updateAndGet(left -> cut ? left : left - 1);
          return;
        }
        out.write(bytes, 0, read);
        out.flush();
      }
    } catch (IOException e) {
      open.removeAll(List.of(from, to));
    }
  }

  private static void start(Runnable work) {
    Thread thread = new Thread(work);
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public void close() {
    try {
      entrance.close();
      for (Socket socket : open) {
        socket.close();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
