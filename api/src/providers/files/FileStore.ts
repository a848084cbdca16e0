/** The key of a stored file: a UUID within an organisation. */
export interface FileKey {
  readonly platformId: bigint;
  readonly id: string;
}

/** Port to where files are kept. None is ever in memory as a whole. */
export interface FileStore {
  /** Stores the bytes as they come, in the place of what the key had. Returns how many there were. */
  put(key: FileKey, bytes: AsyncIterable<Uint8Array>): Promise<number>;
  /** Reads a file piece by piece; nothing for a key that has none. */
  read(key: FileKey): AsyncIterable<Uint8Array>;
  delete(key: FileKey): Promise<void>;
}
