import { sql } from 'kysely';
import type { Tx } from './client.ts';

/** Runs `work` in a transaction that goes on when it fails: what it wrote is undone, and `recover` answers for it or raises. */
export async function withSavepoint<T>(
  tx: Tx,
  work: (tx: Tx) => Promise<T>,
  recover: (error: unknown) => T,
): Promise<T> {
  await sql`savepoint work`.execute(tx);
  try {
    return await work(tx);
  } catch (error) {
    const response = recover(error);
    await sql`rollback to savepoint work`.execute(tx);
    return response;
  }
}
