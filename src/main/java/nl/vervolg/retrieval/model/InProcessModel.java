package nl.vervolg.retrieval.model;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.function.Supplier;
import nl.vervolg.retrieval.Embedding;
import nl.vervolg.retrieval.EmbeddingFailed;

/**
 * A model of langchain4j that runs in this process, loaded from jars that are no part of the
 * program. It is called by the names of its methods, so that nothing of it need be there where
 * nobody wants it.
 */
public final class InProcessModel implements Embedding, AutoCloseable {
  private static final String FACTORY = "dev.langchain4j.spi.model.embedding.EmbeddingModelFactory";
  private static final String MODEL = "dev.langchain4j.model.embedding.EmbeddingModel";

  private final URLClassLoader loader;
  private final Object model;
  private final String name;
  private final String digest;

  private InProcessModel(URLClassLoader loader, Object model, String name, String digest) {
    this.loader = loader;
    this.model = model;
    this.name = name;
    this.digest = digest;
  }

  /** A call of methods by their names. */
  @FunctionalInterface
  private interface Call<T> {
    T run() throws ReflectiveOperationException;
  }

  /**
   * The model of a folder.
   *
   * @param folder with its jars
   * @param recipe a POM that fetches the usual one, for who has none
   * @param unpacked where it may put the parts of it that are not Java
   * @throws IllegalArgumentException where the folder holds no model, or more than one
   * @throws EmbeddingFailed where the model is there and cannot be loaded
   */
  public static InProcessModel in(Path folder, Path recipe, Path unpacked) {
    ModelFolder jars = ModelFolder.of(folder, recipe);
    if (jars.isEmpty()) {
      throw jars.lackModel();
    }
    stayAtHome(unpacked);
    URLClassLoader loader = jars.loader();
    try {
      return loaded(jars, loader);
    } catch (RuntimeException e) {
      close(loader);
      throw e;
    }
  }

  private static InProcessModel loaded(ModelFolder jars, URLClassLoader loader) {
    return called(
        loader,
        () -> {
          Class<?> factory;
          try {
            factory = loader.loadClass(FACTORY);
          } catch (ClassNotFoundException e) {
            throw jars.lackModel();
          }
          List<?> found = ServiceLoader.load(factory, loader).stream().map(Supplier::get).toList();
          if (found.isEmpty()) {
            throw jars.lackModel();
          }
          if (found.size() > 1) {
            throw new IllegalArgumentException(
                "There are %d models in (%s).\nLeave the jar of one there."
                    .formatted(found.size(), jars.folder()));
          }
          Class<?> type = found.get(0).getClass();
          Object model = factory.getMethod("create").invoke(found.get(0));
          return new InProcessModel(loader, model, ModelFolder.name(type), jars.digest(type));
        });
  }

  /**
   * The library that cuts texts up would put files beside the home of the user, look for others in
   * the network and tell its makers that it runs. What the user has set for it holds.
   */
  private static void stayAtHome(Path unpacked) {
    setUnlessSet("DJL_CACHE_DIR", unpacked.toAbsolutePath().toString());
    setUnlessSet("ai.djl.offline", "true");
    setUnlessSet("OPT_OUT_TRACKING", "true");
  }

  private static void setUnlessSet(String property, String value) {
    if (System.getProperty(property) == null) {
      System.setProperty(property, value);
    }
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String digest() {
    return digest;
  }

  @Override
  public float[] of(String text) {
    return called(
        loader,
        () -> {
          Object response =
              loader.loadClass(MODEL).getMethod("embed", String.class).invoke(model, text);
          Object vector = response.getClass().getMethod("content").invoke(response);
          return (float[]) vector.getClass().getMethod("vector").invoke(vector);
        });
  }

  /** Calls it as its classes expect: they look for their files through the thread. */
  private static <T> T called(URLClassLoader loader, Call<T> call) {
    Thread thread = Thread.currentThread();
    ClassLoader usual = thread.getContextClassLoader();
    thread.setContextClassLoader(loader);
    try {
      return call.run();
    } catch (InvocationTargetException e) {
      throw failed(e.getCause() == null ? e : e.getCause());
    } catch (ReflectiveOperationException | LinkageError | ServiceConfigurationError e) {
      throw failed(e);
    } finally {
      thread.setContextClassLoader(usual);
    }
  }

  /** The first cause says what is wrong; those around it say where. */
  private static EmbeddingFailed failed(Throwable thrown) {
    Throwable first = thrown;
    while (first.getCause() != null) {
      first = first.getCause();
    }
    String said = first.getMessage() == null ? first.toString() : first.getMessage();
    return new EmbeddingFailed("The model for vectors fails: " + said, thrown);
  }

  private static void close(URLClassLoader loader) {
    try {
      loader.close();
    } catch (IOException e) {
      throw new IllegalStateException("The model cannot be closed: " + e.getMessage(), e);
    }
  }

  @Override
  public void close() {
    close(loader);
  }
}
