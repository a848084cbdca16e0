import type { Database } from '../db/client.ts';
import { APP_ROLE } from '../db/pgTypes.ts';

/** Runs `work` while the application may not write to a table (or to the queue, `pgboss.job`). */
export async function withoutInserts<T>(database: Database, table: string, work: () => Promise<T>): Promise<T> {
  const target = table === 'pgboss.job' ? 'all tables in schema pgboss' : table;
  await asOwner(database, `revoke insert on ${target} from ${APP_ROLE}`);
  try {
    return await work();
  } finally {
    await asOwner(database, `grant insert on ${target} to ${APP_ROLE}`);
  }
}

/** Runs `work` while the first `times` commits that would keep an Idempotency-Key fail with an error of this code. */
export async function withFailingCommits<T>(
  database: Database,
  { code, times }: { readonly code: string; readonly times: number },
  work: () => Promise<T>,
): Promise<T> {
  await asOwner(
    database,
    `create sequence forced_failures;
     create function fail_commit() returns trigger language plpgsql security definer as $$
       begin
         if nextval('forced_failures') <= ${times} then raise exception 'forced' using errcode = '${code}'; end if;
         return null;
       end $$;
     create constraint trigger forced after insert on idempotency_keys
       deferrable initially deferred for each row execute function fail_commit()`,
  );
  try {
    return await work();
  } finally {
    await asOwner(
      database,
      'drop trigger forced on idempotency_keys; drop function fail_commit; drop sequence forced_failures',
    );
  }
}

async function asOwner({ pool }: Database, statements: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('reset role');
    await client.query(statements);
  } finally {
    await client.query(`set role ${APP_ROLE}`);
    client.release();
  }
}
