import type pg from 'pg';
import type { Database } from '../db/client.ts';

/** How many times the callers of a database wait for it during `work`: a group of statements is answered once. */
export async function countAnswers({ pool }: Database, work: () => Promise<unknown>): Promise<number> {
  let answers = 0;
  const lent = new Set<pg.PoolClient>();
  const watch = (client: pg.PoolClient): void => {
    if (!lent.has(client)) connectionOf(client).on('readyForQuery', count);
    lent.add(client);
  };
  const count = (): void => void (answers += 1);
  pool.on('acquire', watch);
  try {
    await work();
    return answers;
  } finally {
    pool.off('acquire', watch);
    for (const client of lent) connectionOf(client).off('readyForQuery', count);
  }
}

/** The driver's own connection, which its types do not name. */
const connectionOf = (client: pg.PoolClient): pg.Connection =>
  (client as pg.PoolClient & { readonly connection: pg.Connection }).connection;
