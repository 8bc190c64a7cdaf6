package nl.vervolg.process;

import com.sun.jdi.Bootstrap;
import com.sun.jdi.ReferenceType;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.connect.Connector;
import com.sun.jdi.connect.IllegalConnectorArgumentsException;
import com.sun.jdi.connect.ListeningConnector;
import com.sun.jdi.event.BreakpointEvent;
import com.sun.jdi.event.ClassPrepareEvent;
import com.sun.jdi.event.Event;
import com.sun.jdi.event.EventSet;
import com.sun.jdi.request.ClassPrepareRequest;
import java.io.IOException;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/**
 * A place in the program where a process of it is killed: as soon as it begins a method the given
 * time.
 *
 * @param type the class
 * @param method the method
 * @param time 1 for the first time
 */
record KillPoint(String type, String method, int time) {
  private static final long LONGEST = 60;

  /** Something that starts a process. */
  interface Start {
    /** Starts it, with these options for its Java machine. */
    Process with(String options) throws IOException;
  }

  /** Starts a process and kills it there. One that ends without coming there fails the test. */
  void kill(Start start) throws Exception {
    ListeningConnector connector = connector();
    Map<String, Connector.Argument> how = connector.defaultArguments();
    Map.of(
            "localAddress",
            "127.0.0.1",
            "port",
            "0",
            "timeout",
            String.valueOf(TimeUnit.SECONDS.toMillis(LONGEST)))
        .forEach((name, value) -> Objects.requireNonNull(how.get(name)).setValue(value));
    String address = connector.startListening(how);
    try {
      Process process =
          start.with("-agentlib:jdwp=transport=dt_socket,server=n,suspend=y,address=" + address);
      killed(process, connector, how);
    } finally {
      connector.stopListening(how);
    }
  }

  private void killed(
      Process process, ListeningConnector connector, Map<String, Connector.Argument> how)
      throws IOException, IllegalConnectorArgumentsException, InterruptedException {
    try {
      VirtualMachine machine = connector.accept(how);
      ClassPrepareRequest loaded = machine.eventRequestManager().createClassPrepareRequest();
      loaded.addClassFilter(type);
      loaded.enable();
      untilThere(machine);
    } finally {
      process.destroyForcibly().waitFor(LONGEST, TimeUnit.SECONDS);
    }
  }

  private void untilThere(VirtualMachine machine) throws InterruptedException {
    int times = 0;
    while (times < time) {
      EventSet events = machine.eventQueue().remove(TimeUnit.SECONDS.toMillis(LONGEST));
      if (events == null) {
        throw new IllegalStateException("Nothing came to " + this);
      }
      for (Event event : events) {
        if (event instanceof ClassPrepareEvent prepared) {
          stopAt(machine, prepared.referenceType());
        }
        times += event instanceof BreakpointEvent ? 1 : 0;
      }
      if (times < time) {
        events.resume();
      }
    }
  }

  private void stopAt(VirtualMachine machine, ReferenceType loaded) {
    loaded
        .methodsByName(method)
        .forEach(
            each ->
                machine.eventRequestManager().createBreakpointRequest(each.location()).enable());
  }

  private static ListeningConnector connector() {
    return Bootstrap.virtualMachineManager().listeningConnectors().stream()
        .filter(each -> each.transport().name().equals("dt_socket"))
        .findFirst()
        .orElseThrow();
  }
}
