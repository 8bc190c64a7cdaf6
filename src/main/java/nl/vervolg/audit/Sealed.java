package nl.vervolg.audit;

/**
 * The content of a record, which can be read as long as the key of its conversation is kept.
 *
 * @param conversation 32 hexadecimal digits that name the conversation and say nothing of it
 * @param key number of its key
 * @param nonce 16 bytes that the content was sealed with, never twice the same with one key
 * @param content the sealed bytes
 */
@SuppressWarnings("ArrayRecordComponent") // Compared nowhere.
public record Sealed(String conversation, long key, byte[] nonce, byte[] content) {}
