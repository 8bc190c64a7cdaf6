package nl.vervolg.schema.sql;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Runs queries that end in time. Not all drivers keep to the time that JDBC lets one set, so a
 * thread stops a statement that does not.
 */
final class Bounded implements AutoCloseable {
  private final Connection connection;
  private final Duration most;
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          task -> {
            Thread thread = new Thread(task, "statement-clock");
            thread.setDaemon(true);
            return thread;
          });

  Bounded(Connection connection, Duration most) {
    this.connection = connection;
    this.most = most;
  }

  /** What is done with the rows of a query. */
  @FunctionalInterface
  interface Rows {
    void read(ResultSet rows) throws SQLException;
  }

  /**
   * Runs a query.
   *
   * @param fetch number of rows that are fetched at once
   * @param rows number of rows after which it ends
   * @throws SQLException also when its time is over
   */
  void query(String sql, int fetch, int rows, Rows reader) throws SQLException {
    AtomicBoolean late = new AtomicBoolean();
    try (Statement statement = connection.createStatement()) {
      statement.setMaxRows(rows);
      statement.setFetchSize(fetch);
      ScheduledFuture<?> end =
          clock.schedule(() -> stop(statement, late), most.toMillis(), TimeUnit.MILLISECONDS);
      try (ResultSet result = statement.executeQuery(sql)) {
        reader.read(result);
      } finally {
        end.cancel(false);
      }
    } catch (SQLException e) {
      if (late.get()) {
        throw new SQLException("it takes longer than " + most.toMillis() + " ms", e);
      }
      throw e;
    }
  }

  private static void stop(Statement statement, AtomicBoolean late) {
    late.set(true);
    try {
      statement.cancel();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    clock.shutdownNow();
  }
}
