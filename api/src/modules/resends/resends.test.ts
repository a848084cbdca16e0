import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ErrorBody } from '@portal/shared/contract/common';
import type { LineItemPage } from '@portal/shared/contract/lineItems';
import type { OrderDetail, OrderLineDetail } from '@portal/shared/contract/orders';
import type { Authority } from '@portal/shared/domain/access/permissions';
import { open as openSealed } from '../../crypto/seal.ts';
import type { InboxMessage } from '../devInbox/mails/InboxMessage.ts';
import { createInboxEvents } from '../devInbox/mails/inboxEvents.ts';
import { inboxRoutes } from '../devInbox/mails/inboxRoutes.ts';
import { openMailSystem, type MailSystem } from '../../start/openMailSystem.ts';
import { issueOrder } from '../issuing/issueOrder.ts';
import { sendMails } from '../outbox/sendMails.ts';
import { buildUser } from '../../testing/builders.ts';
import { buildAllowlist, buildCatalogue, buildLineBody } from '../../testing/commerceBuilders.ts';
import { buildPlacedOrder } from '../../testing/placedOrder.ts';
import { buildTestApp, type Call, type TestApp } from '../../testing/testApp.ts';
import { createApplyMailEvent } from '../mailEvents/index.ts';
import { buildSending } from '../../testing/buildSending.ts';

const MANAGER: readonly Authority[] = ['IS_LOGGED_IN', 'ORDER_HISTORY_MANAGE'];
const VIEWER: readonly Authority[] = ['IS_LOGGED_IN', 'ORDER_HISTORY_ACCESS'];

let testApp: TestApp;
let mail: MailSystem;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'portal-resends-'));
  const mailFrom = 'rewards@portal.example';
  mail = await openMailSystem({ smtpUrl: null, smtpSinkPort: 0, mailFrom, dataDir, isProduction: false });
  const events = createInboxEvents((event) =>
    createApplyMailEvent({ db: testApp.database.db, clock: testApp.clock })(event),
  );
  testApp = await buildTestApp({ publicUrl: 'https://portal.example' }, [inboxRoutes(mail.inbox, events)]);
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
  await mail.close();
  await rm(dataDir, { recursive: true });
});

/** An order of one line whose message was sent, with callers of those rights. */
async function sentLine(email: string, utid = 'UVARIABLE') {
  const placed = await buildPlacedOrder(testApp, [
    buildLineBody({ utid, recipient: { firstName: 'Noa', lastName: 'Levi', email } }),
  ]);
  const { db, clock, env } = testApp;
  const enqueueAll = testApp.jobs.enqueueAll;
  const issuing = {
    db: testApp.database.db,
    clock,
    credentialKey: env.credentialKey,
    mailHost: 'portal.example',
    enqueueAll,
    provider: testApp.issuer.provider,
  };
  await issueOrder(issuing, placed.orderKey);
  const sending = buildSending(testApp, mail.mailer);
  const send = async () => {
    const waiting = await waitingRows(placed.platform.id);
    await sendMails(
      sending,
      waiting.map(({ id }) => ({ platformId: placed.platform.id, id })),
    );
  };
  await send();
  const url = `/api/orders/${placed.reference}/lines/1`;
  const as = async (authorities: readonly Authority[]): Promise<Call> => {
    const user = await buildUser(db, {
      platform_id: placed.platform.id,
      organization_access: true,
      authorities: [...authorities],
      default_account_id: placed.account.id,
    });
    return testApp.signIn(user.email);
  };
  const resend = (caller: Call, body: object, key: string) =>
    caller({
      method: 'POST',
      url: `${url}/resends`,
      payload: { reason: 'DELIVERY_INFO', acknowledged: true, ...body },
      headers: { 'idempotency-key': key },
    });
  const line = async () => (await placed.call({ method: 'GET', url })).json<OrderLineDetail>();
  return { ...placed, url, as, resend, line, send };
}

const waitingRows = (platformId: bigint) =>
  testApp.db
    .selectFrom('outbox')
    .select('id')
    .where('platform_id', '=', platformId)
    .where('status', '=', 'PENDING')
    .execute();

const inbox = async (to: string): Promise<readonly InboxMessage[]> =>
  (await testApp.app.inject({ method: 'GET', url: `/dev/inbox.json?to=${encodeURIComponent(to)}` })).json<
    InboxMessage[]
  >();
const keyOf = (response: { json: () => unknown }) => {
  const { i18nKey, fields = [] } = response.json() as ErrorBody;
  return fields[0]?.i18nKey ?? i18nKey;
};

it('a reward that bounced goes to a new address with a new link, and the old link shows no code', async () => {
  const sent = await sentLine('noa+bounce@recipient.example');
  const manager = await sent.as(MANAGER);
  const viewer = await sent.as(VIEWER);
  expect(await sent.line()).toMatchObject({ deliveryStatus: 'NOT_DELIVERED', resend: { canChangeAddress: false } });
  const { token_encrypted: former } = await testApp.db
    .selectFrom('rewards')
    .select('token_encrypted')
    .where('platform_id', '=', sent.platform.id)
    .executeTakeFirstOrThrow();
  const refused = await sent.resend(viewer, { email: 'noa@recipient.example' }, 'viewer');
  expect(refused.statusCode).toBe(403);

  testApp.clock.advance(60_000);
  const response = await sent.resend(manager, { email: 'noa@recipient.example' }, 'manager');
  expect(response.statusCode).toBe(201);
  expect(response.json()).toMatchObject({ recipient: 'noa@recipient.example', reason: 'DELIVERY_INFO' });
  await sent.send();
  const [message] = await inbox('noa@recipient.example');
  expect(message?.links.some((link) => link.includes('/r/'))).toBe(true);
  const link = message?.links.find((one) => one.includes('/r/')) ?? '';
  const page = await testApp.app.inject(new URL(link).pathname);
  expect(page.body).toContain('Ready to use');
  const old = await testApp.app.inject(`/r/${openSealed(testApp.env.credentialKey, former)}`);
  expect(old.body).toContain('sent this reward to another address');
  expect(old.body).not.toContain('data-copy');

  const line = await sent.line();
  expect(line).toMatchObject({ deliveryStatus: 'DELIVERED', recipientEmail: 'noa@recipient.example', reason: null });
  expect(line.timeline.map(({ event, recipient }) => [event, recipient])).toEqual([
    ['VIEWED', null],
    ['MAIL_SENT', 'noa@recipient.example'],
    ['RESENT', 'noa@recipient.example'],
    ['MAIL_BOUNCED', 'noa+bounce@recipient.example'],
    ['ISSUED', null],
    ['PLACED', null],
  ]);
  expect(line.resendHistory).toHaveLength(1);
  const order = (await sent.call({ method: 'GET', url: `/api/orders/${sent.reference}` })).json<OrderDetail>();
  expect(order.lineCounts).toMatchObject({ total: 1, failed: 0, delivered: 1, undelivered: 0 });
  for (const q of ['noa+bounce@', 'noa@recipient']) {
    const found = await sent.call({ method: 'GET', url: '/api/line-items', query: { searchBy: 'recipientEmail', q } });
    expect(found.json<LineItemPage>().totalElements).toBe(1);
  }

  const again = await sent.resend(manager, {}, 'again');
  expect([again.statusCode, keyOf(again)]).toEqual([409, 'error.resend.tooSoon']);
  const seen = (await manager({ method: 'GET', url: sent.url })).json<OrderLineDetail>();
  expect(seen.resend).toMatchObject({ canChangeAddress: true, refusal: 'tooSoon' });
  expect(Date.parse(seen.resend?.nextAt ?? '') - Date.parse(line.resendHistory[0]?.at ?? '')).toBe(86_400_000);
});

it.each([
  ['full', 'mailboxFull'],
  ['blocked', 'senderBlocked'],
  ['spam', 'markedAsSpam'],
])('a message to an address with +%s did not arrive: %s', async (mark, reason) => {
  const { line, url, as } = await sentLine(`noa+${mark}@recipient.example`);
  expect(await line()).toMatchObject({ state: 'UNDELIVERED', reason, resendRight: 'SAME_ADDRESS' });
  const seen = (await (await as(MANAGER))({ method: 'GET', url })).json<OrderLineDetail>();
  expect(seen).toMatchObject({
    resendRight: 'NEW_ADDRESS',
    resend: { canChangeAddress: true, sentFrom: testApp.env.mailFrom, addressManager: null },
  });
});

it('names who may change the address to those who read names of colleagues, and to nobody else', async () => {
  const sent = await sentLine('noa+bounce@recipient.example');
  const read = async (caller: Call) => (await caller({ method: 'GET', url: sent.url })).json<OrderLineDetail>().resend;
  expect(await read(await sent.as(VIEWER))).toMatchObject({ canChangeAddress: false, addressManager: null });
  const person = { first_name: 'Tomás', last_name: 'Rivera', status: 'ACTIVATED' } as const;
  const inPlatform = { platform_id: sent.platform.id, authorities: [...MANAGER] };
  await buildUser(testApp.db, { ...inPlatform, ...person, last_name: 'Blind' });
  const { email } = await buildUser(testApp.db, { ...inPlatform, ...person, organization_access: true });
  expect(await read(await sent.as(VIEWER))).toMatchObject({ addressManager: { name: 'Tomás Rivera', email } });
  await testApp.db
    .deleteFrom('user_authorities')
    .where('platform_id', '=', sent.platform.id)
    .where('user_id', '=', sent.buyer.id)
    .where('authority', '=', 'ORDER_HISTORY_ACCESS')
    .execute();
  await testApp.db
    .insertInto('user_authorities')
    .values({
      platform_id: sent.platform.id,
      user_id: sent.buyer.id,
      authority: 'INDIVIDUAL_ORDER_HISTORY_ACCESS',
    })
    .execute();
  expect((await sent.line()).resend).toMatchObject({ canChangeAddress: false, addressManager: null });
});

it('a message that came back may be sent again at once, and one of twenty calls is', async () => {
  const sent = await sentLine('ada@recipient.example');
  const viewer = await sent.as(VIEWER);
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, at) => sent.resend(viewer, { reason: 'REMINDER' }, `twenty-${at}`)),
  );
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array<number>(19).fill(409)]);
  await sent.send();
  expect(await inbox('ada@recipient.example')).toHaveLength(2);
  expect((await sent.line()).recipientEmail).toBe('ada@recipient.example');
});

it('a message that is bounced in the developer inbox comes back, and may be sent again', async () => {
  const sent = await sentLine('eli@recipient.example');
  expect(await sent.line()).toMatchObject({ deliveryStatus: 'DELIVERED' });
  const [message] = await inbox('eli@recipient.example');
  const page = await testApp.app.inject(`/dev/inbox/${message?.id ?? ''}`);
  const [bounce = '', complain = ''] = [...page.body.matchAll(/<form action="([^"]+)"/g)].map(([, action]) => action);
  const post = (url: string) => testApp.app.inject({ method: 'POST', url, headers: { 'content-type': 'text/plain' } });
  expect((await post(complain)).statusCode).toBe(303);
  expect(await sent.line()).toMatchObject({ deliveryStatus: 'DELIVERED', resend: { wasReported: true } });
  expect((await post(bounce)).statusCode).toBe(303);
  expect(await sent.line()).toMatchObject({
    deliveryStatus: 'NOT_DELIVERED',
    reason: 'noSuchMailbox',
    resend: { refusal: null },
  });
});

it.each<[object, string]>([
  [{ email: 'no address' }, 'error.email.invalid'],
  [{ email: 'ada@txt.att.net' }, 'error.email.carrier'],
  [{ email: 'else@recipient.example' }, 'error.email.notListed'],
  [{ reason: undefined }, 'error.resend.reasonRequired'],
  [{ reason: 'OTHER', otherReason: ' ' }, 'error.resend.otherRequired'],
  [{ acknowledged: false }, 'error.resend.acknowledge'],
])('refuses %j at its field, and sends nothing', async (body, i18nKey) => {
  const sent = await sentLine('bola@recipient.example');
  await buildAllowlist(testApp.db, sent.platform.id, ['bola@recipient.example']);
  const response = await sent.resend(await sent.as(MANAGER), body, 'bad');
  expect([response.statusCode, keyOf(response)]).toEqual([400, i18nKey]);
  expect(await waitingRows(sent.platform.id)).toEqual([]);
});

it('asks those alone whether the address was checked who may change it', async () => {
  const sent = await sentLine('bola@recipient.example');
  testApp.clock.advance(60_000);
  const response = await sent.resend(await sent.as(VIEWER), { acknowledged: undefined }, 'unchecked');
  expect(response.statusCode).toBe(201);
});

it('is never sent to oneself', async () => {
  const sent = await sentLine('chi@recipient.example');
  const user = await buildUser(testApp.db, {
    platform_id: sent.platform.id,
    organization_access: true,
    authorities: MANAGER,
    email: 'me@platform.example',
  });
  const caller = await testApp.signIn(user.email);
  const response = await sent.resend(caller, { email: 'ME+reward@platform.example' }, 'self');
  expect(keyOf(response)).toBe('error.resend.self');
});

const atField = (response: { json: () => unknown }) => (response.json() as ErrorBody).fields?.[0]?.field;

it('a mailed reward moves to a text with a new link, goes to its number again, and back to a mail', async () => {
  const sent = await sentLine('moe@recipient.example');
  const [manager, viewer] = [await sent.as(MANAGER), await sent.as(VIEWER)];
  testApp.clock.advance(60_000);
  const mobileNumber = '(202) 555-0143';
  expect((await sent.resend(viewer, { mobileNumber }, 'viewer')).statusCode).toBe(403);
  const response = await sent.resend(manager, { mobileNumber, reason: 'DELIVERY_METHOD' }, 'text');
  expect(response.json()).toMatchObject({ recipient: '+12025550143', reason: 'DELIVERY_METHOD' });
  const moved = await sent.line();
  expect(moved).toMatchObject({
    deliveryMethod: 'MOBILE',
    recipientEmail: null,
    recipientMobileNumber: '+12025550143',
    resendHistory: [{ recipient: '+12025550143' }],
    resend: { deliveryMethods: ['EMAIL', 'MOBILE'], refusal: 'tooSoon' },
  });
  const audit = await testApp.db
    .selectFrom('audit_log')
    .select('details')
    .where('platform_id', '=', sent.platform.id)
    .where('action', '=', 'reward.resent')
    .executeTakeFirstOrThrow();
  expect(audit.details).toMatchObject({ isNewAddress: true, mobileNumber: '+12025550143' });
  const found = await sent.call({
    method: 'GET',
    url: '/api/line-items',
    query: { searchBy: 'recipientEmail', q: 'moe@recipient' },
  });
  expect(found.json<LineItemPage>().totalElements).toBe(1);

  testApp.clock.advance(86_400_000);
  expect((await sent.resend(await sent.as(VIEWER), {}, 'same')).json()).toMatchObject({ recipient: '+12025550143' });
  testApp.clock.advance(86_400_000);
  const email = 'moe@recipient.example';
  expect((await sent.resend(await sent.as(VIEWER), { email }, 'viewer back')).statusCode).toBe(403);
  const later = await sent.as(MANAGER);
  expect((await sent.resend(later, { email }, 'back')).statusCode).toBe(201);
  expect((await later({ method: 'GET', url: sent.url })).json()).toMatchObject({
    deliveryMethod: 'EMAIL',
    recipientEmail: email,
    recipientMobileNumber: null,
  });
});

it.each<[object, string]>([
  [{ mobileNumber: 'call me' }, 'error.phone.notANumber'],
  [{ mobileNumber: '202 555' }, 'error.phone.incomplete'],
  [{ mobileNumber: '+44 7911 123456' }, 'error.phone.country'],
  [{ mobileNumber: '202 555 0195' }, 'error.phone.optedOut'],
  [{ mobileNumber: '202 555 0143', email: 'ada@recipient.example' }, 'error.validation'],
])('refuses the number of %j at its field', async (body, i18nKey) => {
  await testApp.db
    .insertInto('text_opt_outs')
    .values({ number: '+12025550195', stopped_at: testApp.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const sent = await sentLine('nia@recipient.example');
  const response = await sent.resend(await sent.as(MANAGER), body, 'bad number');
  expect([response.statusCode, atField(response), keyOf(response)]).toEqual([400, 'mobileNumber', i18nKey]);
  expect(await waitingRows(sent.platform.id)).toEqual([]);
});

it('sends no text for a reward that goes by mail alone, nor where rewards go to listed addresses', async () => {
  const body = { mobileNumber: '202 555 0143' };
  const mailed = await sentLine('ola@recipient.example', 'UWHOLE');
  expect(keyOf(await mailed.resend(await mailed.as(MANAGER), body, 'mailed'))).toBe('error.delivery.notOffered');
  expect((await mailed.line()).resend).toMatchObject({ deliveryMethods: ['EMAIL'] });
  const listed = await sentLine('pia@recipient.example');
  await buildAllowlist(testApp.db, listed.platform.id, ['pia@recipient.example']);
  expect(keyOf(await listed.resend(await listed.as(MANAGER), body, 'listed'))).toBe('error.phone.allowlist');
});
