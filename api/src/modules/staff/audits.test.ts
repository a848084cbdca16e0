import type { StaffAuditEntry } from '@portal/shared/contract/staffAudit';
import { SETTINGS } from '@portal/shared/domain/settings';
import { sql } from 'kysely';
import { writeAudit, type AuditEntry } from '../../audit/writeAudit.ts';
import { buildPlatform, buildUser } from '../../testing/builders.ts';
import { buildStaff } from '../../testing/buildStaff.ts';
import { buildTestApp } from '../../testing/testApp.ts';

const testApp = await buildTestApp();
const staff = await buildStaff(testApp);
const one = await buildPlatform(testApp.db, { name: 'One' });
const two = await buildPlatform(testApp.db, { name: 'Two' });
const ada = await buildUser(testApp.db, { platform_id: one.id });
afterAll(() => testApp.close());

const write = (entry: Partial<AuditEntry>) =>
  testApp.db.transaction().execute((tx) =>
    writeAudit(tx, {
      platformId: one.id,
      actorUserId: null,
      action: 'thing.done',
      entityType: 'thing',
      entityId: '=1+1',
      at: new Date('2026-02-01T12:00:00Z'),
      ...entry,
    }),
  );

beforeAll(async () => {
  await write({ actorUserId: ada.id, details: { amount: '1.00', parts: 2 } });
  await write({ platformId: two.id, action: 'other.done', at: new Date('2026-02-02T00:00:00Z') });
  await write({ staffEmail: staff.user.email, entityId: 'by staff', at: new Date('2026-02-02T23:59:59Z') });
});

const call = (query: Record<string, string>, url = '/api/staff/audits') => staff.call({ method: 'GET', url, query });
const list = async (query: Record<string, string>) => {
  const response = await call(query);
  return { entries: response.json<StaffAuditEntry[]>(), total: response.headers['x-total-count'] };
};
const MINE = { from: '2026-02-01', to: '2026-02-02' };

it('tells who did what to what, in every organisation, the latest first', async () => {
  const { entries, total } = await list(MINE);
  expect(total).toBe('3');
  expect(entries.map(({ entityId }) => entityId)).toEqual(['by staff', '=1+1', '=1+1']);
  expect(entries[0]).toMatchObject({ who: staff.user.email, isStaff: true, platformName: 'One' });
  expect(entries[1]).toMatchObject({ who: null, platformClientId: two.platform_client_id, action: 'other.done' });
  expect(entries[2]).toMatchObject({ who: ada.email, isStaff: false, details: { amount: '1.00', parts: '2' } });
  expect((await list({ ...MINE, sort: 'createdAt,asc' })).entries).toEqual(entries.toReversed());
});

it.each<[string, Record<string, string>, number]>([
  ['who, whatever the case', { who: ada.email.toUpperCase() }, 1],
  ['a member of staff', { who: staff.user.email }, 1],
  ['nobody', { who: 'nobody@x.example' }, 0],
  ['action', { action: 'other.done' }, 1],
  ['organisation', { platform: one.platform_client_id }, 2],
  ['the name of an organisation, whatever the case', { platform: ' tWO ' }, 1],
  ['an unknown organisation', { platform: 'unknown' }, 0],
  ['a day, inclusive', { from: '2026-02-02', to: '2026-02-02' }, 2],
  ['a day of the reader', { from: '2026-02-02', to: '2026-02-02', timeZone: 'Asia/Tokyo' }, 1],
])('is narrowed by %s', async (_what, query, count) => {
  expect((await list({ ...MINE, ...query })).entries).toHaveLength(count);
});

it('refuses a day that does not exist, at its field', async () => {
  expect((await call({ from: '2026-02-30' })).json()).toMatchObject({
    status: 400,
    fields: [{ field: 'from', i18nKey: 'error.date.invalid' }],
  });
});

it('names every action once', async () => {
  const actions = (await call({}, '/api/staff/audits/actions')).json<string[]>();
  expect(actions).toEqual([...new Set(actions)].toSorted());
  expect(actions).toEqual(expect.arrayContaining(['other.done', 'session.opened', 'thing.done']));
});

it('is downloaded without formulas, which is written to the log too', async () => {
  const { body, headers } = await call({ ...MINE, platform: one.platform_client_id }, '/api/staff/audits/export');
  expect(headers['content-disposition']).toMatch(/"audit-2026-02-01-2026-02-02-UTC\.csv"/);
  const [heading, ...lines] = body.trimEnd().split('\r\n');
  expect(heading).toContain('Who');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toBe(
    `2026-02-01T12:00:00.000Z,${ada.email},One,${one.platform_client_id},thing.done,thing,'=1+1,"{""parts"":2,""amount"":""1.00""}"`,
  );
  const { entries } = await list({ action: 'audit.exported' });
  expect(entries).toMatchObject([{ who: staff.user.email, details: { entries: '2' } }]);
});

it('is downloaded in batches, up to what a file holds', async () => {
  const many = await buildPlatform(testApp.db);
  const fill = (count: number) =>
    sql`insert into audit_log (platform_id, action, entity_type, entity_id, created_at)
      select ${many.id}, 'many.done', 'thing', n, ${new Date('2026-01-01T00:00:00Z')}::timestamptz + (n / 3) * interval '1 second'
      from generate_series(1, ${sql.lit(count)}) n`.execute(testApp.db);
  const query = { platform: many.platform_client_id };
  await fill(1_234);
  const lines = (await call(query, '/api/staff/audits/export')).body.trimEnd().split('\r\n').slice(1);
  expect(new Set(lines).size).toBe(1_234);
  await fill(SETTINGS.exports.maxRows);
  const refused = await call(query, '/api/staff/audits/export');
  expect(refused.json()).toMatchObject({ status: 422, i18nKey: 'error.export.tooLarge' });
});

it('is for staff alone', async () => {
  const member = await testApp.signIn(ada.email);
  for (const url of ['/api/staff/audits', '/api/staff/audits/actions', '/api/staff/audits/export'])
    expect((await member({ method: 'GET', url })).statusCode).toBe(403);
});
