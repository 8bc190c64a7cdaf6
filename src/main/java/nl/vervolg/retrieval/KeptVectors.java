package nl.vervolg.retrieval;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.apache.lucene.analysis.core.KeywordAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.index.CorruptIndexException;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexFormatTooOldException;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.SerialMergeScheduler;
import org.apache.lucene.index.StoredFields;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.TopDocs;
import org.apache.lucene.store.AlreadyClosedException;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.store.Lock;
import org.apache.lucene.store.LockObtainFailedException;
import org.apache.lucene.util.BytesRef;

/**
 * Vectors of a model that are kept in a folder, by digests of the texts: only what is new is
 * computed, and what was computed before somebody stopped it need not be again. A folder that
 * cannot be used costs time and nothing else.
 */
public final class KeptVectors implements VectorSource {
  private static final String KEY = "text";
  private static final String VECTOR = "vector";

  /** What is computed is kept after so many. */
  private static final int AT_ONCE = 500;

  private final Path folder;
  private final Embedding model;
  private final Progress progress;
  private final Consumer<String> told;
  private boolean kept = true;

  /**
   * Those of a model.
   *
   * @param home where folders of models are; this one is made in it
   * @param told hears why nothing can be kept, in a sentence
   */
  public KeptVectors(Path home, Embedding model, Progress progress, Consumer<String> told) {
    this.folder = home.resolve(model.digest());
    this.model = model;
    this.progress = progress;
    this.told = told;
  }

  /** Hears how far the work is. */
  @FunctionalInterface
  public interface Progress {
    /** So many of all new texts have their vectors. */
    void done(int done, int all);
  }

  @Override
  public Embedding model() {
    return model;
  }

  @Override
  public List<float[]> of(List<String> texts) {
    Map<String, String> byKey = new LinkedHashMap<>();
    texts.forEach(text -> byKey.put(key(text), text));
    Map<String, float[]> known = read(byKey.keySet());
    List<String> missing = byKey.keySet().stream().filter(key -> !known.containsKey(key)).toList();
    for (int start = 0; start < missing.size(); start += AT_ONCE) {
      Map<String, float[]> made = new LinkedHashMap<>();
      try {
        for (String key : missing.subList(start, Math.min(start + AT_ONCE, missing.size()))) {
          made.put(key, Vectors.of(Objects.requireNonNull(byKey.get(key)), model));
          progress.done(start + made.size(), missing.size());
        }
      } finally {
        write(made);
      }
      known.putAll(made);
    }
    return texts.stream().map(text -> Objects.requireNonNull(known.get(key(text)))).toList();
  }

  private Map<String, float[]> read(Iterable<String> keys) {
    Map<String, float[]> known = new HashMap<>();
    try (Directory directory = FSDirectory.open(folder)) {
      if (DirectoryReader.indexExists(directory)) {
        try (DirectoryReader reader = DirectoryReader.open(directory)) {
          IndexSearcher searcher = new IndexSearcher(reader);
          StoredFields stored = searcher.storedFields();
          for (String key : keys) {
            TopDocs hits = searcher.search(new TermQuery(new Term(KEY, key)), 1);
            if (hits.scoreDocs.length > 0) {
              known.put(key, vector(stored.document(hits.scoreDocs[0].doc)));
            }
          }
        }
      }
    } catch (CorruptIndexException | IndexFormatTooOldException | EOFException e) {
      known.clear();
      remove();
    } catch (IOException | IllegalArgumentException e) {
      notKept(e);
      known.clear();
    }
    return known;
  }

  /** Files that are cut off or changed hold nothing that could not be computed again. */
  private void remove() {
    try (Directory directory = FSDirectory.open(folder);
        Lock alone = directory.obtainLock(IndexWriter.WRITE_LOCK_NAME)) {
      for (String file : directory.listAll()) {
        if (!file.equals(IndexWriter.WRITE_LOCK_NAME)) {
          alone.ensureValid();
          directory.deleteFile(file);
        }
      }
      told.accept("The vectors in (%s) are damaged. They are computed again.".formatted(folder));
    } catch (LockObtainFailedException e) {
      // Another process keeps the same vectors at this moment.
      kept = false;
    } catch (IOException | AlreadyClosedException e) {
      notKept(e);
    }
  }

  private void write(Map<String, float[]> made) {
    if (!kept || made.isEmpty()) {
      return;
    }
    IndexWriterConfig config =
        new IndexWriterConfig(new KeywordAnalyzer()).setMergeScheduler(new SerialMergeScheduler());
    try (Directory directory = FSDirectory.open(folder);
        IndexWriter writer = new IndexWriter(directory, config)) {
      for (Map.Entry<String, float[]> each : made.entrySet()) {
        Document document = new Document();
        document.add(new StringField(KEY, each.getKey(), Field.Store.NO));
        document.add(new StoredField(VECTOR, bytes(each.getValue())));
        writer.updateDocument(new Term(KEY, each.getKey()), document);
      }
    } catch (LockObtainFailedException e) {
      // Another process keeps the same vectors at this moment.
      kept = false;
    } catch (IOException | IllegalArgumentException e) {
      notKept(e);
    }
  }

  private void notKept(Exception e) {
    if (kept) {
      told.accept(
          "Vectors cannot be kept in (%s) and are computed each time: %s\nCheck its rights, or delete it."
              .formatted(folder, e.getMessage()));
    }
    kept = false;
  }

  private static byte[] bytes(float[] vector) {
    ByteBuffer bytes = ByteBuffer.allocate(vector.length * Float.BYTES);
    bytes.asFloatBuffer().put(vector);
    return bytes.array();
  }

  private static float[] vector(Document document) {
    BytesRef bytes = document.getBinaryValue(VECTOR);
    float[] vector = new float[bytes.length / Float.BYTES];
    ByteBuffer.wrap(bytes.bytes, bytes.offset, bytes.length).asFloatBuffer().get(vector);
    return vector;
  }

  /** Nobody can read the text in it. */
  private static String key(String text) {
    try {
      byte[] seen = Vectors.beginning(text).getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(seen));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
