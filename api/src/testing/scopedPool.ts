import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { EVERY_TENANT } from '../db/everyTenant.ts';
import { unscopedTables } from './unscopedTables.ts';

const MARK = EVERY_TENANT.toOperationNode().sqlFragments.join('');

/** The findings about statements, by their text, for each set of tenant tables. */
const checked = new WeakMap<ReadonlySet<string>, Map<string, readonly string[]>>();

/**
 * The pool, but for statements that use a table of tenants' data without fixing its tenant: they are refused before they
 * run, unless they bear the mark EVERY_TENANT. Each text is parsed once.
 */
export function scopedPool(pool: PostgresPool, tenantTables: ReadonlySet<string>): PostgresPool {
  return {
    Client: pool.Client,
    options: pool.options,
    end: () => pool.end(),
    connect: async () => scopedClient(await pool.connect(), tenantTables),
  };
}

function scopedClient(client: PostgresPoolClient, tenantTables: ReadonlySet<string>): PostgresPoolClient {
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query<R>(text: string | PostgresCursor<R>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') return client.query(text);
    return requireScoped(text, tenantTables).then(() => client.query<R>(text, values));
  }
  return { processID: client.processID, query, release: (destroy) => client.release(destroy) };
}

async function requireScoped(text: string, tenantTables: ReadonlySet<string>): Promise<void> {
  if (text.includes(MARK)) return;
  const unscoped = await unscopedOnce(text, tenantTables);
  if (unscoped.length > 0) throw new Error(`Not limited to one tenant: ${unscoped.join(', ')}\nin: ${text}`);
}

async function unscopedOnce(text: string, tenantTables: ReadonlySet<string>): Promise<readonly string[]> {
  const known = checked.get(tenantTables) ?? new Map<string, readonly string[]>();
  checked.set(tenantTables, known);
  const unscoped = known.get(text) ?? (await unscopedTables(text, tenantTables));
  known.set(text, unscoped);
  return unscoped;
}
