import type { Db } from '../../db/client.ts';
import type { FileKey, FileStore } from './FileStore.ts';
import { deletePieces, insertPiece, readPiece } from './storedFileRepository.ts';

const PIECE_BYTES = 256 * 1024;

/** Keeps files in the database, in pieces; between two of them no connection is held. */
export function createDatabaseFiles(db: Db, pieceBytes = PIECE_BYTES): FileStore {
  return {
    async put(key, bytes) {
      await deletePieces(db, key);
      let count = 0;
      let piece = 0;
      for await (const part of inPieces(bytes, pieceBytes)) {
        await insertPiece(db, key, piece, part);
        piece += 1;
        count += part.length;
      }
      return count;
    },
    read: (key) => readPieces(db, key),
    delete: async (key) => {
      await deletePieces(db, key);
    },
  };
}

async function* readPieces(db: Db, key: FileKey): AsyncGenerator<Uint8Array> {
  for (let piece = 0; ; piece += 1) {
    const bytes = await readPiece(db, key, piece);
    if (bytes === undefined) return;
    yield bytes;
  }
}

/** Joins and cuts chunks of any size into pieces of one size; the last may be smaller. */
async function* inPieces(chunks: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let kept: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    kept.push(chunk);
    length += chunk.length;
    if (length < size) continue;
    const all = Buffer.concat(kept);
    const rest = all.length % size;
    for (let at = 0; at < all.length - rest; at += size) yield all.subarray(at, at + size);
    kept = rest === 0 ? [] : [all.subarray(all.length - rest)];
    length = rest;
  }
  if (length > 0) yield Buffer.concat(kept);
}
