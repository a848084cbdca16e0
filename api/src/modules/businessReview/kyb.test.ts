import type { BusinessReview, ReviewFile } from '@portal/shared/contract/businessReview';
import type { KybApplication, KybReview } from '@portal/shared/contract/staffKyb';
import type { SessionStatus } from '@portal/shared/contract/session';
import { KYB_STATUSES } from '@portal/shared/domain/access/kybStatuses';
import type { Insertable } from 'kysely';
import type { KybSubmissions } from '../../db/schema.generated.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { createNotices } from '../outbox/index.ts';
import { buildAccount, buildCustomer, buildPlatform, buildUser } from '../../testing/builders.ts';
import { buildStaff } from '../../testing/buildStaff.ts';
import { buildTestApp, type Call } from '../../testing/testApp.ts';
import { createBusinessReviewModule, sealOlderTaxIds, sealTaxId, type BusinessFacts } from './index.ts';

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

const PDF = Buffer.from('%PDF-1.4 letter');

let platform: Awaited<ReturnType<typeof buildPlatform>>;
let owner: Awaited<ReturnType<typeof buildUser>>;
let ownerCall: Call;
beforeEach(async () => {
  platform = await buildPlatform(testApp.db, { kyb_status: 'PENDING_KYB', name: 'Brook & Bramble' });
  owner = await buildUser(testApp.db, {
    platform_id: platform.id,
    lang_key: 'fr',
    organization_access: true,
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
const answer = (questionId = '', text = '', call = ownerCall) =>
  call({ method: 'POST', url: '/api/onboarding/answers', payload: { questionId, text } });
const review = async (call = ownerCall) =>
  (await call({ method: 'GET', url: '/api/onboarding/review' })).json<BusinessReview>();
const send = (questionId = '', fileName = 'letter.pdf', payload: Buffer = PDF, call = ownerCall) =>
  call({
    method: 'POST',
    url: '/api/onboarding/files',
    query: { questionId, fileName },
    headers: { 'content-type': 'application/octet-stream' },
    payload,
  });
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
  await submit({
    submitted_at: new Date('2026-02-04T09:00:00Z'),
    ...sealTaxId(testApp.env.credentialKey, '12-3456789'),
  });
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
    submission: { companyName: 'Brook & Bramble SRL', taxIdLastFour: '6789', submittedByEmail: owner.email },
    waitingSince: '2026-02-04T09:00:00.000Z',
    expectedOn: '2026-02-06',
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

it('stays open after more information was asked for, and stands in a list of its own until it is answered', async () => {
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
  const [question, earlier] = (await read()).questions;
  expect(question).toMatchObject({ text: 'And a phone number', isOpen: true, answer: null, askedBy: staff.user.email });
  expect(earlier).toMatchObject({ text: 'A tax number', isOpen: false, answer: null });
  expect((await answer(question?.questionId, 'It is +32 4 222 33 44')).statusCode).toBe(200);
  expect(await read()).toMatchObject({
    awaitsInformation: false,
    questions: [{ answer: { text: 'It is +32 4 222 33 44' } }, {}],
  });
  expect([await listed('INFORMATION'), await listed('UNDER_REVIEW')]).toEqual([false, true]);
  expect((await decide('APPROVE', '', 3)).json()).toMatchObject({ status: 409, i18nKey: 'error.staff.changed' });
  expect((await decide('APPROVE', '', 4)).json()).toMatchObject({ kybStatus: 'APPROVED', awaitsInformation: false });
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

const asked = async (fields: readonly string[] = ['TAX_ID']) => {
  await submit();
  const payload = { decision: 'MORE_INFORMATION', reason: 'Which tax number?', fields, version: 1 };
  await staff.call({ method: 'PUT', url: address('/decision'), payload });
  return (await review()).questions[0]?.questionId;
};
const audits = async () =>
  (
    await testApp.db
      .selectFrom('audit_log')
      .select(['action', 'staff_email'])
      .where('platform_id', '=', platform.id)
      .where('entity_type', '=', 'kybReview')
      .orderBy('id')
      .execute()
  ).map(({ action, staff_email }) => `${action}${staff_email === null ? '' : ' by staff'}`);

it('tells the organisation how far it is, and its managers alone what is asked', async () => {
  await submit();
  expect(await review()).toMatchObject({
    kybStatus: 'PENDING_KYB',
    submittedAt: '2026-02-03T09:00:00.000Z',
    expectedOn: '2026-02-05',
    awaitsAnswer: false,
    supportEmail: staff.platform.support_email,
    questions: [],
  });
  const questionId = await asked(['TAX_ID', 'ADDRESS']);
  expect(await review()).toMatchObject({
    expectedOn: null,
    awaitsAnswer: true,
    canAnswer: true,
    questions: [{ questionId, text: 'Which tax number?', fields: ['TAX_ID', 'ADDRESS'], isOpen: true }],
  });
  const colleague = await buildUser(testApp.db, { platform_id: platform.id, authorities: ['FUNDING_ACCESS'] });
  const call = await testApp.signIn(colleague.email);
  expect(await review(call)).toMatchObject({ awaitsAnswer: true, canAnswer: false, questions: [] });
  expect((await answer(questionId, 'x', call)).statusCode).toBe(403);
  await decide('REJECT', 'No such company', 2);
  expect(await review(call)).toMatchObject({ kybStatus: 'REJECTED', reason: 'No such company', awaitsAnswer: false });
  expect((await answer(questionId, 'Too late')).json()).toMatchObject({
    status: 409,
    i18nKey: 'error.businessReview.notAsked',
  });
});

it('takes an answer once, with a text or a file', async () => {
  const questionId = await asked();
  expect((await answer(questionId, ' ')).json()).toMatchObject({
    status: 400,
    fields: [{ field: 'text', i18nKey: 'error.businessReview.answerRequired' }],
  });
  const sent = (await send(questionId)).json<ReviewFile>();
  expect(sent).toMatchObject({ name: 'letter.pdf', contentType: 'application/pdf', sizeBytes: PDF.length });
  expect((await send(questionId)).json<ReviewFile>().fileId).toBe(sent.fileId);
  expect((await answer(questionId)).statusCode).toBe(200);
  expect((await answer(questionId)).json()).toMatchObject({ questions: [{ answer: { text: '' }, files: [{}] }] });
  expect((await answer(questionId, 'Another')).json()).toMatchObject({ i18nKey: 'error.businessReview.notAsked' });
  const file = await staff.call({ method: 'GET', url: address(`/files/${sent.fileId}`) });
  expect(file.rawPayload).toEqual(PDF);
  expect(file.headers).toMatchObject({
    'content-disposition': 'attachment; filename="letter.pdf"',
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect((await ownerCall({ method: 'GET', url: address(`/files/${sent.fileId}`) })).statusCode).toBe(403);
  expect(await audits()).toEqual([
    'kyb.decided by staff',
    'kyb.fileSent',
    'kyb.answered',
    'kyb.fileDownloaded by staff',
  ]);
});

it('takes three files by their content, and none of another organisation', async () => {
  const questionId = await asked();
  expect((await send(questionId, 'letter.pdf', Buffer.from('MZ program'))).json()).toMatchObject({
    status: 422,
    fields: [{ field: 'file', i18nKey: 'error.businessReview.fileType' }],
  });
  expect((await send(questionId, 'letter.pdf', Buffer.alloc(10 * 1024 * 1024 + 1))).json()).toMatchObject({
    status: 422,
    fields: [{ field: 'file', i18nKey: 'error.businessReview.fileTooLarge', values: { megabytes: '10' } }],
  });
  const fileIds: string[] = [];
  for (const name of ['a', 'b', 'c']) fileIds.push((await send(questionId, name)).json<ReviewFile>().fileId);
  expect((await send(questionId, 'd')).json()).toMatchObject({ i18nKey: 'error.businessReview.tooManyFiles' });
  const other = await buildPlatform(testApp.db, { kyb_status: 'UNDER_REVIEW' });
  const stranger = await buildUser(testApp.db, {
    platform_id: other.id,
    organization_access: true,
    authorities: ['PLATFORM_MANAGE'],
  });
  const call = await testApp.signIn(stranger.email);
  const remove = (by: Call) => by({ method: 'DELETE', url: `/api/onboarding/files/${fileIds[0] ?? ''}` });
  expect([(await remove(call)).statusCode, (await send(questionId, 'e', PDF, call)).statusCode]).toEqual([404, 404]);
  const elsewhere = `/api/staff/kyb/${other.platform_client_id}/files/${fileIds[0] ?? ''}`;
  expect((await staff.call({ method: 'GET', url: elsewhere })).statusCode).toBe(404);
  expect((await remove(ownerCall)).statusCode).toBe(204);
  expect((await send(questionId, 'd')).statusCode).toBe(201);
  expect((await read()).questions).toMatchObject([{ files: [] }]);
  await decide('MORE_INFORMATION', 'And the address?', 2);
  const [open, closed] = (await review()).questions;
  expect([open?.isOpen, open?.files.map(({ name }) => name).toSorted()]).toEqual([true, ['b', 'c', 'd']]);
  expect([closed?.isOpen, closed?.files]).toEqual([false, []]);
});

const FACTS: BusinessFacts = {
  rewardsUsage: ['OTHER'],
  rewardsUsageOther: 'Prizes',
  companyName: 'Brook & Bramble SRL',
  country: 'US',
  addressLine1: '1 Main Street',
  addressLine2: null,
  city: 'Salem',
  state: 'OR',
  postalCode: '97301',
  phoneNumber: '+12025550117',
  taxId: '12-3456789',
  webSite: null,
  industry: null,
  monthlyVolume: null,
  firstSend: null,
  signUp: null,
};

it('is submitted once, checked by a job that goes on when no answer comes, and its tax id revealed to staff alone', async () => {
  await testApp.db
    .updateTable('platforms')
    .set({ kyb_status: 'NOT_SUBMITTED' })
    .where('id', '=', platform.id)
    .execute();
  const asks: (string | null)[] = [];
  const { jobs, clock, env, database } = testApp;
  const { submitFacts, workers } = createBusinessReviewModule({
    db: database.db,
    clock,
    enqueue: jobs.enqueue,
    sendNotice: createNotices(jobs.enqueue, env.publicUrl),
    credentialKey: env.credentialKey,
    checks: {
      check: ({ taxId }) => {
        asks.push(taxId);
        return Promise.resolve(
          asks.length === 1
            ? { outcome: 'failed' }
            : { outcome: 'checked', results: [{ check: 'TAX_ID', result: 'MISMATCH', detail: 'Another company' }] },
        );
      },
    },
  });
  const submitNow = () =>
    withTransaction(database.db, (tx) => submitFacts(tx, { platformId: platform.id, userId: owner.id, facts: FACTS }));
  await submitNow();
  await expect(submitNow()).rejects.toMatchObject({ status: 409, i18nKey: 'error.businessReview.submitted' });
  expect(await mails()).toMatchObject([{ topic: 'KYB_RECEIVED_MAIL', user_id: owner.id }]);
  const worker = workers?.['check-business'];
  const waiting = (
    await testApp.db.selectFrom('kyb_checks').select('submission_id').where('platform_id', '=', platform.id).execute()
  ).map(({ submission_id }) => ({ platformId: String(platform.id), submissionId: String(submission_id) }));
  expect(await worker?.handle(waiting)).toMatchObject([{ retry: expect.any(String) as string }]);
  expect(await worker?.handle(waiting)).toEqual([{ done: true }]);
  expect(await worker?.handle(waiting)).toEqual([{ done: true }]);
  expect(asks).toEqual(['12-3456789', '12-3456789']);
  expect(await read()).toMatchObject({
    kybStatus: 'UNDER_REVIEW',
    checks: { results: [{ check: 'TAX_ID', result: 'MISMATCH', detail: 'Another company' }] },
    submission: { taxIdLastFour: '6789', rewardsUsageOther: 'Prizes', signUp: null },
  });
  const reveal = (call: Call) => call({ method: 'POST', url: address('/tax-id') });
  expect((await reveal(staff.call)).json()).toEqual({ taxId: '12-3456789' });
  expect((await reveal(ownerCall)).statusCode).toBe(403);
  expect(await audits()).toEqual(['kyb.submitted', 'kyb.checked', 'kyb.taxIdRevealed by staff']);
});

it('seals the tax ids of older rows', async () => {
  await submit({ tax_id: '12-3456789' });
  await sealOlderTaxIds(testApp.database.db, testApp.env.credentialKey);
  expect((await staff.call({ method: 'POST', url: address('/tax-id') })).json()).toEqual({ taxId: '12-3456789' });
  expect(await testApp.db.selectFrom('kyb_submissions').select('id').where('tax_id', 'is not', null).execute()).toEqual(
    [],
  );
});

it('has what it held settled at once by a decision', async () => {
  await submit();
  const customer = await buildCustomer(testApp.db, { platform_id: platform.id });
  const account = await buildAccount(testApp.db, { platform_id: platform.id, customer_id: customer.id });
  const { id } = await testApp.db
    .insertInto('deposits')
    .values({
      platform_id: platform.id,
      account_id: account.id,
      kind: 'CARD_DEPOSIT',
      status: 'PENDING',
      amount_minor: 100n,
      currency_code: 'USD',
      created_by_user_id: owner.id,
      created_at: testApp.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await decide('APPROVE', '', 1);
  const { rows } = await testApp.database.pool.query(
    `select 1 from pgboss.job where name = 'settle-deposit' and data ->> 'depositId' = $1`,
    [String(id)],
  );
  expect(rows).toHaveLength(1);
});
