import type { Db, Tx } from './client.ts';

/** Runs `work` in a transaction that is undone, to learn what would come of it. */
export async function withoutEffect<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const tx = await db.startTransaction().execute();
  try {
    return await work(tx);
  } finally {
    await tx.rollback().execute();
  }
}
