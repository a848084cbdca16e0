import type { KybApplication, KybReview } from '@portal/shared/contract/staffKyb';
import type { SessionStatus } from '@portal/shared/contract/session';
import { KYB_STATUSES } from '@portal/shared/domain/access/kybStatuses';
import type { Insertable } from 'kysely';
import type { KybSubmissions } from '../../db/schema.generated.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { buildPlatform, buildUser } from '../../testing/builders.ts';
import { buildStaff } from '../../testing/buildStaff.ts';
import { buildTestApp, type Call } from '../../testing/testApp.ts';

const keyed = (url: string, code: 'API_KEYS_MANAGE' | 'INTEGRATIONS_MANAGE') =>
  defineRoute({
    method: 'GET',
    url,
    schema: { hide: true },
    config: { permission: { kind: 'user', rule: { all: [code] } } },
    handler: () => Promise.resolve(null),
  });
const testApp = await buildTestApp({}, [
  routesOf([keyed('/keys', 'API_KEYS_MANAGE'), keyed('/integrations', 'INTEGRATIONS_MANAGE')]),
]);
await testApp.jobs.start();
const staff = await buildStaff(testApp);
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

let platform: Awaited<ReturnType<typeof buildPlatform>>;
let owner: Awaited<ReturnType<typeof buildUser>>;
let ownerCall: Call;
beforeEach(async () => {
  platform = await buildPlatform(testApp.db, { kyb_status: 'PENDING_KYB', name: 'Brook & Bramble' });
  owner = await buildUser(testApp.db, {
    platform_id: platform.id,
    lang_key: 'fr',
    authorities: ['PLATFORM_MANAGE', 'API_KEYS_MANAGE', 'INTEGRATIONS_MANAGE'],
  });
  ownerCall = await testApp.signIn(owner.email);
});

const submit = (overrides: Partial<Insertable<KybSubmissions>> = {}) =>
  testApp.db
    .insertInto('kyb_submissions')
    .values({
      platform_id: platform.id,
      submitted_by_user_id: owner.id,
      submitted_at: new Date('2026-02-03T09:00:00Z'),
      rewards_usage: ['CUSTOMERS'],
      company_name: 'Brook & Bramble SRL',
      country: 'BE',
      address_line1: 'Rue du Marché 1',
      city: 'Liège',
      phone_number: '+3242223344',
      ...overrides,
    })
    .execute();

const address = (rest = '') => `/api/staff/kyb/${platform.platform_client_id}${rest}`;
const read = async () => (await staff.call({ method: 'GET', url: address() })).json<KybReview>();
const decide = (decision: string, reason: string, version: number, call = staff.call) =>
  call({ method: 'PUT', url: address('/decision'), payload: { decision, reason, version } });
const mails = () =>
  testApp.db
    .selectFrom('outbox')
    .select(['topic', 'user_id', 'text_values'])
    .where('platform_id', '=', platform.id)
    .execute();
const statusOfPoll = async () =>
  (await ownerCall({ method: 'GET', url: '/api/users/sessionStatus' })).json<SessionStatus>().kybStatus;

it('waits in the queue, the oldest first, with what was submitted', async () => {
  await submit();
  await submit({ submitted_at: new Date('2026-02-04T09:00:00Z'), tax_id: '12-3456789' });
  const older = await buildPlatform(testApp.db, { kyb_status: 'UNDER_REVIEW' });
  const list = async (query: Record<string, string>) =>
    (await staff.call({ method: 'GET', url: '/api/staff/kyb', query })).json<KybApplication[]>();
  const names = (await list({})).map(({ platformClientId }) => platformClientId);
  expect(names.indexOf(platform.platform_client_id)).toBeLessThan(names.indexOf(older.platform_client_id));
  expect((await list({ status: 'PENDING_KYB' })).map(({ kybStatus }) => kybStatus)).not.toContain('UNDER_REVIEW');
  expect(names).not.toContain(staff.platform.platform_client_id);
  expect(await read()).toMatchObject({
    kybStatus: 'PENDING_KYB',
    version: 1,
    submission: { companyName: 'Brook & Bramble SRL', taxId: '12-3456789', submittedByEmail: owner.email },
    decisions: [],
  });
});

it.each([
  ['APPROVE', '', 'APPROVED', 'KYB_APPROVED_MAIL'],
  ['REJECT', 'No such company', 'REJECTED', 'KYB_REJECTED_MAIL'],
  ['MORE_INFORMATION', 'A tax number', 'UNDER_REVIEW', 'KYB_INFORMATION_MAIL'],
])(
  '%s is written to the log, mailed to who submitted, and known at the next poll',
  async (decision, reason, status, topic) => {
    await submit();
    expect(await statusOfPoll()).toBe('PENDING_KYB');
    const review = (await decide(decision, ` ${reason} `, 1)).json<KybReview>();
    expect(review).toMatchObject({
      kybStatus: status,
      version: 2,
      decisions: [{ decision, reason, decidedBy: staff.user.email }],
    });
    expect(await statusOfPoll()).toBe(status);
    expect(await mails()).toMatchObject([
      { topic, user_id: owner.id, text_values: { organisation: 'Brook & Bramble', ...(reason !== '' && { reason }) } },
    ]);
    const audit = await testApp.db
      .selectFrom('audit_log')
      .select(['details', 'staff_email'])
      .where('platform_id', '=', platform.id)
      .where('action', '=', 'kyb.decided')
      .execute();
    expect(audit).toEqual([
      { staff_email: staff.user.email, details: { decision, reason, from: 'PENDING_KYB', to: status } },
    ]);
  },
);

it('is decided once: the same decision again changes nothing, another is told who was first', async () => {
  expect((await decide('REJECT', 'No such company', 1)).statusCode).toBe(200);
  expect((await decide('REJECT', 'No such company', 1)).json()).toMatchObject({ version: 2 });
  expect((await decide('APPROVE', '', 1)).json()).toMatchObject({
    status: 409,
    i18nKey: 'error.staff.changed',
    values: { name: staff.user.email },
  });
  expect((await decide('APPROVE', '', 2)).json()).toMatchObject({ status: 409, i18nKey: 'error.staff.notWaiting' });
  expect(await mails()).toHaveLength(1);
});

it('stays open after more information was asked for, and stands in a list of its own', async () => {
  await submit();
  const listed = async (status: string) =>
    (await staff.call({ method: 'GET', url: '/api/staff/kyb', query: { status } }))
      .json<KybApplication[]>()
      .some(({ platformClientId }) => platformClientId === platform.platform_client_id);
  expect((await decide('MORE_INFORMATION', 'A tax number', 1)).json()).toMatchObject({
    kybStatus: 'UNDER_REVIEW',
    awaitsInformation: true,
  });
  expect(await read()).toMatchObject({ kybStatus: 'UNDER_REVIEW', awaitsInformation: true, version: 2 });
  expect([await listed('INFORMATION'), await listed('UNDER_REVIEW'), await listed('QUEUE')]).toEqual([
    true,
    false,
    false,
  ]);
  expect((await decide('MORE_INFORMATION', 'And a phone number', 2)).json()).toMatchObject({ version: 3 });
  await submit({ submitted_at: new Date('2099-02-03T09:00:00Z') });
  expect((await read()).awaitsInformation).toBe(false);
  expect([await listed('INFORMATION'), await listed('UNDER_REVIEW')]).toEqual([false, true]);
  expect((await decide('APPROVE', '', 3)).json()).toMatchObject({ kybStatus: 'APPROVED', awaitsInformation: false });
  expect(await listed('INFORMATION')).toBe(false);
  expect(await mails()).toHaveLength(3);
});

it('is not decided before anything was submitted, and says so', async () => {
  await testApp.db
    .updateTable('platforms')
    .set({ kyb_status: 'NOT_SUBMITTED' })
    .where('id', '=', platform.id)
    .execute();
  expect((await decide('APPROVE', '', 1)).json()).toMatchObject({ status: 409, i18nKey: 'error.staff.notWaiting' });
  const list = await staff.call({
    method: 'GET',
    url: '/api/staff/kyb',
    query: { status: 'NOT_SUBMITTED', size: '50' },
  });
  expect(list.json<KybApplication[]>()).toContainEqual(
    expect.objectContaining({ platformClientId: platform.platform_client_id, awaitsInformation: false }),
  );
});

it('takes one of several decisions at once', async () => {
  const responses = await Promise.all(['One', 'Two', 'Three'].map((reason) => decide('REJECT', reason, 1)));
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  expect(await mails()).toHaveLength(1);
});

it('needs a reason for anything but an approval, at its field', async () => {
  const response = await decide('REJECT', '  ', 1);
  expect(response.json()).toMatchObject({
    status: 400,
    fields: [{ field: 'reason', i18nKey: 'error.staff.reasonRequired' }],
  });
  expect((await read()).kybStatus).toBe('PENDING_KYB');
});

it('is for staff alone, and for platforms of customers', async () => {
  for (const refused of [
    await ownerCall({ method: 'GET', url: '/api/staff/kyb' }),
    await ownerCall({ method: 'GET', url: address() }),
    await decide('APPROVE', '', 1, ownerCall),
  ])
    expect(refused.statusCode).toBe(403);
  const own = `/api/staff/kyb/${staff.platform.platform_client_id}`;
  expect((await staff.call({ method: 'GET', url: own })).statusCode).toBe(404);
});

it.each(KYB_STATUSES)('under %s keys and integrations are served as the review allows', async (kyb_status) => {
  await testApp.db.updateTable('platforms').set({ kyb_status }).where('id', '=', platform.id).execute();
  const allowed = ['NONE', 'APPROVED'].includes(kyb_status) ? 200 : 403;
  for (const url of ['/keys', '/integrations'])
    expect((await ownerCall({ method: 'GET', url })).statusCode).toBe(allowed);
});
