import { sql } from 'kysely';
import type { Tx } from './client.ts';

/**
 * Runs `work` in a transaction that goes on when it fails: what it wrote is undone, and `recover` answers for it or raises. One within
 * another has a `name` of its own.
 */
export async function withSavepoint<T>(
  tx: Tx,
  work: (tx: Tx) => Promise<T>,
  recover: (error: unknown) => T,
  name = 'work',
): Promise<T> {
  await sql`savepoint ${sql.id(name)}`.execute(tx);
  try {
    return await work(tx);
  } catch (error) {
    const response = recover(error);
    await sql`rollback to savepoint ${sql.id(name)}`.execute(tx);
    return response;
  }
}
