import { createHash } from 'node:crypto';
import { sql, type PostgresCursor, type PostgresPool, type PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { UNANSWERED_MARK, withFewerWaits } from './withFewerWaits.ts';

const PREPARED_MARK = '/* prepared */';

/**
 * For `modifyFront` of a query, and `modifyEnd` of a change, that runs again and again: it is planned once a connection. Its
 * columns must be named one by one, for a plan does not outlive a change of what it returns.
 */
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
        return send({ ...(text.includes(PREPARED_MARK) && { name: nameOf(text) }), text, values });
      }
      return { query, release: (destroy) => client.release(destroy) };
    },
  };
}

/** As few as there are marked statements. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha1').update(text).digest('hex');
  names.set(text, name);
  return name;
}
