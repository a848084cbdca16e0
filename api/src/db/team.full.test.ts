import { DEFAULT_ROLES } from '@portal/shared/domain/access/defaultRoles';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { installUserRights } from '../access/installUserRights.ts';
import { insertOldPlatform, insertOldUser } from '../testing/oldRows.ts';
import { openEmptyDatabase } from '../testing/testDatabase.ts';
import { migrations } from './migrationProvider.ts';
import type { DB } from './schema.generated.ts';

const EVERYBODY = ['IS_LOGGED_IN', 'STEP4_ONBOARD_INFO_COMPLETE'];

it('migration 28 makes roles of labels and leaves everybody’s rights as they were', async () => {
  const { pool, close } = await openEmptyDatabase();
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({ db, provider: migrations });
  expect((await migrator.migrateTo('0027_last_days')).error).toBeUndefined();
  const platformId = await insertOldPlatform(db);
  const before = [
    { label: 'admin', codes: [...EVERYBODY, ...DEFAULT_ROLES.admin, 'API_KEYS_MANAGE'], role: 'admin' },
    { label: 'Standard', codes: [...EVERYBODY, ...DEFAULT_ROLES.standard], role: 'standard' },
    { label: 'standard', codes: ['PLACE_ORDER_ACCESS'], role: null },
    { label: 'Sender EU', codes: ['PLACE_ORDER_ACCESS', 'VIEW_BALANCE_ACCESS'], role: 'Sender EU' },
    { label: 'sender  eu', codes: ['PLACE_ORDER_ACCESS', 'FUNDING_ACCESS', 'STAFF_ACCESS'], role: 'Sender EU' },
    { label: 'Guest', codes: EVERYBODY, role: 'Guest' },
  ];
  for (const user of before) await insertOldUser(db, platformId, user);

  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  await installUserRights(pool);
  const { rows } = await sql<{ role: string | null; codes: string[]; own: string[] }>`
    select roles.name as role,
      array(select authority from user_rights r where r.user_id = users.id order by 1) as codes,
      array(select authority from user_authorities a where a.user_id = users.id order by 1) as own
    from users left join roles on roles.platform_id = users.platform_id and roles.id = users.role_id
    where users.platform_id = ${platformId} order by users.id`.execute(db);
  expect(rows.map(({ role, codes }) => [role, codes])).toEqual(
    before.map(({ role, codes }) => [role, codes.toSorted()]),
  );
  expect(rows[0]?.own).toEqual(['API_KEYS_MANAGE', ...EVERYBODY]);
  expect(rows[4]?.own).toEqual(['FUNDING_ACCESS', 'STAFF_ACCESS']);
  await close();
});
