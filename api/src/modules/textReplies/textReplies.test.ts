import { signTextCall } from '../../providers/text/textSignature.ts';
import { buildCatalogue, buildLineBody } from '../../testing/commerceBuilders.ts';
import { buildPlacedOrder } from '../../testing/placedOrder.ts';
import { buildTestApp, TEST_TEXT_TOKEN, type TestApp } from '../../testing/testApp.ts';
import { listOptedOut } from './index.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
  await testApp.jobs.start();
  await buildCatalogue(testApp.db);
});
afterAll(async () => {
  await testApp.jobs.stop();
  await testApp.close();
});

const INCOMING = '/api/texts/incoming';
const NUMBER = '+12025550101';

let sid = 0;
const nextSid = (): string => `SM${(sid += 1)}`;

interface Post {
  readonly url?: string;
  readonly token?: string;
  readonly signature?: string | undefined;
  readonly contentType?: string;
}

function post(payload: string, { url = INCOMING, token = TEST_TEXT_TOKEN, ...rest }: Post = {}) {
  const { contentType = 'application/x-www-form-urlencoded' } = rest;
  const address = `${testApp.env.publicUrl}${url}`;
  const signature = rest.signature ?? signTextCall(token, { address, form: new URLSearchParams(payload) });
  return testApp.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': contentType, 'x-twilio-signature': signature },
  });
}

const form = (fields: Readonly<Record<string, string>>): string => new URLSearchParams(fields).toString();

/** Replies from a number; returns the text of the answer, null for none. */
async function reply(Body: string, overrides: Readonly<Record<string, string>> = {}): Promise<string | null> {
  const response = await post(form({ From: NUMBER, MessageSid: nextSid(), Body, ...overrides }));
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/xml; charset=utf-8']);
  return /<Response>(?:<Message>(.*)<\/Message>)?<\/Response>$/.exec(response.body)?.[1] ?? null;
}

const optedOut = (...numbers: readonly string[]) => listOptedOut(testApp.database.db, [NUMBER, ...numbers]);

it('the last word of a number counts, in every spelling, and each is answered', async () => {
  const other = '+14165550103';
  expect(await reply(' stop. ')).toContain('Reply START');
  expect(await reply('Quit', { From: other })).toContain('Reply START');
  expect((await optedOut(other)).toSorted()).toEqual([NUMBER, other]);
  expect(await reply('INFO')).toContain('https://help.portal.example');
  expect(await reply('thank you')).toBeNull();
  expect(await optedOut()).toEqual([NUMBER]);
  expect(await reply('Unstop')).toContain('Reply STOP');
  expect(await optedOut(other)).toEqual([other]);
  expect(await listOptedOut(testApp.database.db, [])).toEqual([]);
});

it('answers in the language of the latest text to the number', async () => {
  const { orderId, buyer } = await buildPlacedOrder(testApp, [buildLineBody()]);
  const { db } = testApp;
  await db.updateTable('order_lines').set({ mobile_number: NUMBER }).where('order_id', '=', orderId).execute();
  await db.updateTable('users').set({ lang_key: 'fr' }).where('id', '=', buyer.id).execute();
  expect(await reply('STOP')).toContain('Répondez START');
  expect(await reply('START')).toContain('Répondez STOP');
});

it('a reply that is told again does nothing, not even after the next one', async () => {
  const stop = form({ From: NUMBER, MessageSid: nextSid(), Body: 'STOP' });
  const told = await Promise.all([post(stop), post(stop)]);
  expect(told.filter(({ body }) => body.includes('<Message>'))).toHaveLength(1);
  await reply('START');
  expect((await post(stop)).body).toContain('<Response></Response>');
  expect(await optedOut()).toEqual([]);
  await testApp.tidyUp(new Date(testApp.clock.now().getTime() + 31 * 24 * 60 * 60_000));
  expect(await testApp.db.selectFrom('text_replies').selectAll().execute()).toEqual([]);
});

it('leaves the answer to a service that gives its own, and goes by the word that it found', async () => {
  expect(await reply('BASTA', { OptOutType: 'STOP' })).toBeNull();
  expect(await optedOut()).toEqual([NUMBER]);
  expect(await reply('OK', { OptOutType: 'START' })).toBeNull();
  expect(await optedOut()).toEqual([]);
});

describe.each([INCOMING, '/api/texts/status'])('%s', (url) => {
  const fields = { From: NUMBER, Body: 'STOP', MessageStatus: 'delivered', MessageSid: 'SMforged' };

  it.each<[string, number, () => string, Post]>([
    ['signed by somebody else', 403, () => form(fields), { token: 'forged' }],
    ['not signed', 403, () => form(fields), { signature: '' }],
    ['signed with what is no base64', 403, () => form(fields), { signature: '\u00ff{}' }],
    ['JSON', 403, () => JSON.stringify(fields), { contentType: 'application/json' }],
    ['empty', 400, () => '', {}],
    ['without an id', 400, () => form({ ...fields, MessageSid: '' }), {}],
    ['with an id of zero bytes', 400, () => form({ ...fields, MessageSid: 'SM\0' }), {}],
    ['with two ids', 400, () => `${form(fields)}&MessageSid=SM2`, {}],
    ['huge', 413, () => form({ ...fields, Body: 'x'.repeat(70_000) }), {}],
  ])('refuses a call that is %s', async (_what, status, payload, options) => {
    expect((await post(payload(), { url, ...options })).statusCode).toBe(status);
    expect(await optedOut()).toEqual([]);
  });
});

it.each([{ From: '12025550101' }, { From: 'whatsapp:+12025550101' }])('refuses a reply from %j', async (fields) => {
  const response = await post(form({ MessageSid: nextSid(), Body: 'STOP', ...fields }));
  expect(response.statusCode).toBe(400);
});

it('takes what became of a text, with the query of its address signed', async () => {
  const status = form({ MessageSid: nextSid(), MessageStatus: 'undelivered', ErrorCode: '30003' });
  expect((await post(status, { url: '/api/texts/status?of=1' })).statusCode).toBe(204);
  const odd = form({ MessageSid: nextSid(), MessageStatus: 'undelivered', ErrorCode: 'x' });
  expect((await post(odd, { url: '/api/texts/status' })).statusCode).toBe(400);
});
