import type { Executor } from '../../db/client.ts';
import type { FileKey } from './FileStore.ts';

export const insertPiece = (executor: Executor, { platformId, id }: FileKey, piece: number, bytes: Buffer) =>
  executor.insertInto('stored_file_pieces').values({ platform_id: platformId, file_key: id, piece, bytes }).execute();

/** Returns the bytes of a piece; undefined after the last. */
export const readPiece = async (
  executor: Executor,
  { platformId, id }: FileKey,
  piece: number,
): Promise<Uint8Array | undefined> =>
  (
    await executor
      .selectFrom('stored_file_pieces')
      .select('bytes')
      .where('platform_id', '=', platformId)
      .where('file_key', '=', id)
      .where('piece', '=', piece)
      .executeTakeFirst()
  )?.bytes;

export const deletePieces = (executor: Executor, { platformId, id }: FileKey) =>
  executor.deleteFrom('stored_file_pieces').where('platform_id', '=', platformId).where('file_key', '=', id).execute();
