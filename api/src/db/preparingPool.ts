import { sql, type PostgresCursor, type PostgresPool, type PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { isOvertakenPlan, renewStatementNames, statementName } from './statementNames.ts';
import { UNANSWERED_MARK, withFewerWaits } from './withFewerWaits.ts';

export const PREPARED_MARK = '/* prepared */';

/** For `modifyFront` of a query, and `modifyEnd` of a change, that runs again and again: it is planned once a connection. */
export const PREPARED = sql.raw(PREPARED_MARK);

/**
 * For `modifyEnd` of a prepared change whose answer nobody needs: within a transaction it travels with the next statement, which
 * raises its error too (docs/decisions/0065).
 */
export const UNANSWERED = sql.raw(`${PREPARED_MARK} ${UNANSWERED_MARK}`);

/** A Kysely pool in which marked statements become named prepared statements, and those without an answer wait for the next one. */
export function preparingPool(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const send = withFewerWaits(client);
      function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
      function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
      function query(text: unknown, values: readonly unknown[] = []): unknown {
        if (typeof text !== 'string') throw new TypeError('Cursors are not passed on');
        const isPrepared = text.includes(PREPARED_MARK);
        const run = () => send({ ...(isPrepared && { name: statementName(text) }), text, values });
        return isPrepared ? run().catch((error: unknown) => runOvertaken(error, run)) : run();
      }
      return { query, release: (destroy) => client.release(destroy) };
    },
  };
}

/** Plans anew what a migration has overtaken; within a transaction the error stands, for what was done before is undone. */
async function runOvertaken(error: unknown, run: () => Promise<unknown>): Promise<unknown> {
  if (!isOvertakenPlan(error)) throw error;
  renewStatementNames();
  try {
    return await run();
  } catch {
    throw error;
  }
}
