package nl.vervolg.resolve.rules.sheets;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Enumeration;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.apache.commons.compress.utils.SeekableInMemoryByteChannel;
import org.apache.poi.poifs.crypt.Decryptor;
import org.apache.poi.poifs.filesystem.FileMagic;
import org.apache.poi.poifs.filesystem.POIFSFileSystem;

/** Tells from the outside why a file cannot be read as a workbook. */
final class WorkbookFile {
  /** The part with the macros, wherever it lies. */
  private static final String MACROS = "vbaproject.bin";

  private static final String DECLARES = "DOCTYPE";
  private static final System.Logger LOG = System.getLogger(WorkbookFile.class.getName());

  private WorkbookFile() {}

  /** Why the file is not even opened; nothing in it is unpacked to find that out. */
  static Optional<Refused> refused(byte[] bytes) {
    return switch (FileMagic.valueOf(bytes)) {
      case OOXML -> macros(bytes) ? Optional.of(Refused.MACROS) : Optional.empty();
      case OLE2 -> Optional.of(encrypted(bytes) ? Refused.PASSWORD : Refused.OLD);
      default -> Optional.of(Refused.NO_WORKBOOK);
    };
  }

  /** Why it could not be read. */
  static Refused because(Exception failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (String.valueOf(cause.getMessage()).contains(DECLARES)) {
        return Refused.ENTITY;
      }
    }
    return Refused.DAMAGED;
  }

  private static boolean macros(byte[] bytes) {
    try (ZipFile file =
        ZipFile.builder().setSeekableByteChannel(new SeekableInMemoryByteChannel(bytes)).get()) {
      Enumeration<ZipArchiveEntry> entries = file.getEntries();
      while (entries.hasMoreElements()) {
        if (entries.nextElement().getName().toLowerCase(Locale.ROOT).endsWith(MACROS)) {
          return true;
        }
      }
    } catch (IOException | RuntimeException e) {
      LOG.log(System.Logger.Level.DEBUG, "A workbook has no list of its parts.", e);
    }
    return false;
  }

  private static boolean encrypted(byte[] bytes) {
    try (POIFSFileSystem file = new POIFSFileSystem(new ByteArrayInputStream(bytes))) {
      return file.getRoot().hasEntryCaseInsensitive(Decryptor.DEFAULT_POIFS_ENTRY);
    } catch (IOException | RuntimeException e) {
      LOG.log(System.Logger.Level.DEBUG, "A file of the old kind cannot be read.", e);
      return false;
    }
  }
}
