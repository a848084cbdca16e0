import type pg from 'pg';
import { openEmptyDatabase } from '../testing/testDatabase.ts';
import { migrateDatabase } from '../start/migrateDatabase.ts';
import { installLedgerFunctions, LEDGER_FUNCTIONS, sqlOf } from './installLedgerFunctions.ts';

async function bodies(pool: pg.Pool): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string; body: string }>(
    `select proname as name, prosrc as body from pg_proc where proname = any($1)`,
    [Object.keys(LEDGER_FUNCTIONS)],
  );
  return Object.fromEntries(rows.map(({ name, body }) => [name, body]));
}

it('leaves the functions as their files say, whatever a database had before', async () => {
  const { pool, close } = await openEmptyDatabase();
  await migrateDatabase(pool, process.env['TEST_DATABASE_URL'] === undefined ? 'pglite' : 'postgres');
  const installed = await bodies(pool);
  expect(sqlOf('open_wallet')).toContain(installed['open_wallet']);
  expect(sqlOf('set_wallet_floor')).toContain(installed['set_wallet_floor']);
  expect(sqlOf('post_journals')).toContain(installed['post_journals']);

  await pool.query(`create or replace function set_wallet_floor(p_platform_id bigint, p_account_id bigint, p_floor_minor bigint)
    returns void language plpgsql as $$ begin return; end $$`);
  await installLedgerFunctions(pool);
  expect((await bodies(pool))['set_wallet_floor']).toBe(' begin return; end ');

  await pool.query(`comment on function set_wallet_floor(bigint, bigint, bigint) is 'of the file before'`);
  await installLedgerFunctions(pool);
  expect(await bodies(pool)).toEqual(installed);
  await close();
});
