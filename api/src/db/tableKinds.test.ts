import { openTestDatabase } from '../testing/testDatabase.ts';
import type { Database } from './client.ts';
import { TABLE_KINDS, TENANT_TABLES } from './tableKinds.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

interface Key {
  readonly table: string;
  readonly name: string;
  readonly columns: readonly string[];
  /** Table and columns that a foreign key leads to. */
  readonly target: string | null;
  readonly target_columns: readonly string[] | null;
}

/** Primary, unique and foreign keys, and unique indexes, with their columns in order. */
const keys = async (): Promise<Key[]> => {
  const { rows } = await database.pool.query<Key>(`
    with attributes as (
      select attrelid, attnum, attname::text as name from pg_attribute where attnum > 0
    ), named as (
      select i.indrelid as relation, i.indexrelid::regclass::text as name, i.indkey::int2[] as columns, null::oid as target,
        null::int2[] as target_columns
      from pg_index i where i.indisunique
      union all
      select conrelid, conname::text, conkey, confrelid, confkey from pg_constraint where contype = 'f'
    )
    select c.relname::text as "table", named.name,
      array(select a.name from unnest(named.columns) with ordinality as k(attnum, place)
        join attributes a on a.attrelid = named.relation and a.attnum = k.attnum order by place) as columns,
      t.relname::text as target,
      array(select a.name from unnest(named.target_columns) with ordinality as k(attnum, place)
        join attributes a on a.attrelid = named.target and a.attnum = k.attnum order by place) as target_columns
    from named join pg_class c on c.oid = named.relation join pg_namespace n on n.oid = c.relnamespace
    left join pg_class t on t.oid = named.target
    where n.nspname = 'public' order by 1, 2`);
  return rows.filter(({ table }) => !table.startsWith('kysely_'));
};

it('lists every table and view', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
     union all select viewname from pg_views where schemaname = 'public' order by 1`,
  );
  expect(Object.keys(TABLE_KINDS).toSorted()).toEqual(rows.map(({ name }) => name));
});

it('has the platform first in every key of a tenant table, and in every key that leads to one', async () => {
  const all = await keys();
  const wrong = all.filter(({ table, columns, target, target_columns }) => {
    if (target === null) return TENANT_TABLES.has(table) && columns[0] !== 'platform_id';
    const leadsToTenant = TENANT_TABLES.has(target);
    return (TENANT_TABLES.has(table) || leadsToTenant) && target !== 'platforms'
      ? columns[0] !== 'platform_id' || (leadsToTenant && target_columns?.[0] !== 'platform_id')
      : false;
  });
  expect(wrong).toEqual([]);
  expect(all.length).toBeGreaterThan(80);
});

it('lets a tenant table be without a platform in no row', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'platform_id' and (is_nullable = 'NO'
       or table_name in (select viewname from pg_views where schemaname = 'public')) order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...TENANT_TABLES]));
});

it('refuses a row that leads to another platform', async () => {
  const { rows } = await database.pool.query(
    `insert into platforms (platform_client_id, identity_hash, name, support_email)
     select p, p, p, p || '@x.example' from unnest('{one,two}'::text[]) p returning id`,
  );
  expect(rows).toHaveLength(2);
  await database.pool.query(
    `insert into customers (platform_id, identifier, display_name) values (1, 'G1', 'One'), (2, 'G1', 'Of two, by the same name')`,
  );
  await expect(
    database.pool.query(
      `insert into accounts (platform_id, customer_id, identifier, account_number, display_name, currency_code)
       values (1, 2, 'A1', '1', 'Of another', 'USD')`,
    ),
  ).rejects.toMatchObject({ code: '23503' });
});
