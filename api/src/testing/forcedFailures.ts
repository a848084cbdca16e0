import type { Database } from '../db/client.ts';
import { APP_ROLE } from '../db/pgTypes.ts';

/** Runs `work` while writes to a table fail (for `pgboss.job`, only the application's). */
export async function withoutInserts<T>(database: Database, table: string, work: () => Promise<T>): Promise<T> {
  const { refuse, allow } = table === 'pgboss.job' ? QUEUE : refusalOf(table);
  await asOwner(database, refuse);
  try {
    return await work();
  } finally {
    await asOwner(database, allow);
  }
}

const QUEUE = {
  refuse: `revoke insert on all tables in schema pgboss from ${APP_ROLE}`,
  allow: `grant insert on all tables in schema pgboss to ${APP_ROLE}`,
};

/** By a trigger: the ledger functions run with their owner's rights, so revoking the application's has no effect. */
const refusalOf = (table: string) => ({
  refuse: `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'forced'; end $$;
    create trigger forced before insert on ${table} for each statement execute function refuse()`,
  allow: `drop trigger forced on ${table}; drop function refuse`,
});

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
