import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRestTextSender } from './createRestTextSender.ts';
import { startTextSandbox, type TextSandbox } from './sandbox/startTextSandbox.ts';
import type { TextSandboxConfig } from './sandbox/TextSandboxConfig.ts';
import { isTextCallSigned } from './textSignature.ts';

const ACCOUNT = 'AC0123';
const TOKEN = 'the token of the account';
const PUBLIC_URL = 'https://portal.example';
const NO_WAIT = { statusMs: 0, lateMs: 0, retryMs: 0 };

/** A portal that notes what it is told, and answers as it is set. */
const portal = {
  told: [] as { path: string; fields: Readonly<Record<string, string>>; isSigned: boolean }[],
  answer: { status: 200, body: '' },
  waiting: [] as (() => void)[],
};

let folder: string;
let server: Server;
let sandbox: TextSandbox;
let url: string;

const open = async (overrides: Partial<TextSandboxConfig> = {}): Promise<TextSandbox> => {
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  return startTextSandbox({
    port: 0,
    account: ACCOUNT,
    token: TOKEN,
    from: '+15005550006',
    file: path.join(folder, 'journal.jsonl'),
    portal: { port, publicUrl: PUBLIC_URL },
    delays: NO_WAIT,
    ...overrides,
  });
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-texts-'));
  server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const form = new URLSearchParams(body);
      const address = `https://${request.headers.host}${request.url}`;
      const isSigned = isTextCallSigned(TOKEN, { address, form }, String(request.headers['x-twilio-signature']));
      portal.told.push({ path: request.url ?? '', fields: Object.fromEntries(form), isSigned });
      response.writeHead(portal.answer.status).end(portal.answer.body);
      for (const wake of portal.waiting.splice(0)) wake();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  sandbox = await open();
  url = `http://127.0.0.1:${sandbox.port}`;
});
afterAll(async () => {
  await sandbox.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  portal.told = [];
  portal.answer = { status: 200, body: '' };
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

/** Resolves once the portal was told as often. */
async function toldTimes(count: number): Promise<void> {
  while (portal.told.length < count) await new Promise<void>((resolve) => portal.waiting.push(resolve));
}

const sender = (token = TOKEN, at = url) =>
  createRestTextSender({ url: at, account: ACCOUNT, token, from: '+15005550006' });

const authorization = `Basic ${Buffer.from(`${ACCOUNT}:${TOKEN}`).toString('base64')}`;
const messagesAt = (at = url) => `${at}/2010-04-01/Accounts/${ACCOUNT}/Messages.json`;

const send = (number: string, at = url) =>
  fetch(messagesAt(at), {
    method: 'POST',
    headers: { authorization },
    body: new URLSearchParams({
      To: number,
      From: '+15005550006',
      Body: 'A reward',
      StatusCallback: `${PUBLIC_URL}/api/texts/status?of=1`,
    }),
  });

const listed = async (number: string) => {
  const response = await fetch(`${messagesAt()}?To=${encodeURIComponent(number)}`, { headers: { authorization } });
  return ((await response.json()) as { messages: { sid: string; status: string; body: string }[] }).messages;
};

const reply = (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${url}/dev/texts/replies`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

const page = async (query: string, language = 'en') =>
  (await fetch(`${url}/dev/texts${query}`, { headers: { 'accept-language': language } })).text();

it('a text is accepted with every character it has', async () => {
  const text = { to: '+12025550143', body: 'Code 123 456 – コード & more?' };
  expect(await sender().send(text)).toMatchObject({ outcome: 'sent' });
  expect(await listed(text.to)).toMatchObject([{ body: text.body, num_segments: '1' }]);
});

it.each([
  ['+12025550199', 'refused', /^400 .*21211/],
  ['+12025550195', 'refused', /^400 .*21610/],
  ['not a number', 'refused', /^400 .*21211/],
  ['+12025550198', 'failed', /^503 /],
])('a text to %s is %s', async (to, outcome, response) => {
  const result = await sender().send({ to, body: 'Hello' });
  expect(result.outcome).toBe(outcome);
  expect(result.response).toMatch(response);
});

it('wrong credentials may be right later; an empty or an endless text is never', async () => {
  expect(await sender('other').send({ to: '+12025550143', body: 'Hello' })).toMatchObject({ outcome: 'failed' });
  expect(await sender().send({ to: '+12025550143', body: '' })).toMatchObject({ outcome: 'refused' });
  expect(await sender().send({ to: '+12025550143', body: 'x'.repeat(1_601) })).toMatchObject({ outcome: 'refused' });
  expect((await sender().send({ to: '+12025550143', body: 'x'.repeat(20_000) })).outcome).toBe('failed');
});

it('a service out of reach is a failure that passes, not an exception', async () => {
  const away = createRestTextSender({
    url: 'http://127.0.0.1:1',
    account: ACCOUNT,
    token: TOKEN,
    from: '+1',
    timeoutMs: 500,
  });
  expect((await away.send({ to: '+12025550143', body: 'Hello' })).outcome).toBe('failed');
});

it.each([
  ['+12025550123', ['sent', 'delivered'], undefined],
  ['+12025550197', ['sent', 'undelivered'], '30003'],
  ['+12025550196', ['sent', 'delivered'], undefined],
])('what becomes of a text to %s is told, signed: %j', async (number, states, errorCode) => {
  const { sid } = (await (await send(number)).json()) as { sid: string };
  await toldTimes(2);
  expect(portal.told.map(({ fields }) => fields['MessageStatus'])).toEqual(states);
  expect(portal.told.every(({ isSigned, fields }) => isSigned && fields['MessageSid'] === sid)).toBe(true);
  expect(portal.told.at(-1)?.fields['ErrorCode']).toBe(errorCode);
  expect(portal.told.at(-1)?.path).toBe('/api/texts/status?of=1');
});

it('what the portal did not take is told again, after a restart', async () => {
  portal.answer = { status: 503, body: '' };
  const file = path.join(folder, 'other.jsonl');
  const first = await open({ file, delays: { ...NO_WAIT, retryMs: 3_600_000 } });
  await send('+12025550124', `http://127.0.0.1:${first.port}`);
  await toldTimes(1);
  await first.close();
  portal.told = [];
  portal.answer = { status: 204, body: '' };
  const second = await open({ file });
  await toldTimes(2);
  expect(portal.told.map(({ fields }) => fields['MessageStatus'])).toEqual(['sent', 'delivered']);
  await second.close();
});

it('one whose answer is lost was taken all the same', async () => {
  expect((await sender().send({ to: '+12025550194', body: 'A reward' })).outcome).toBe('failed');
  expect(await listed('+12025550194')).toHaveLength(1);
});

it('a reply of the inbox reaches the portal as a signed call, and its answer the number', async () => {
  const number = '+12025550125';
  portal.answer = { status: 200, body: '<Response><Message>No more &amp; no less</Message></Response>' };
  const sent = await reply({ number, body: 'STOP' });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/dev/texts?lang=en#12025550125']);
  expect(portal.told).toMatchObject([
    { path: '/api/texts/incoming', isSigned: true, fields: { From: number, Body: 'STOP', To: '+15005550006' } },
  ]);
  const json: unknown = await (await fetch(`${url}/dev/texts.json?to=(202) 555-0125`)).json();
  expect(json).toMatchObject([{ to: number, body: 'No more & no less', parts: 1 }]);
  portal.answer = { status: 403, body: '' };
  await reply({ number, body: 'HELP' });
  expect(await page('?to=0125')).toContain('The portal did not take it');
  expect((await reply({ number, body: 'STOP' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(400);
  expect((await reply({ number: '0125', body: 'STOP' })).status).toBe(400);
});

it('the page shows texts as text, in the language of its reader, and offers a reply to a number that it has none of', async () => {
  await sender().send({ to: '+12025550126', body: `<b>${'x'.repeat(160)}</b>` });
  expect(await page('?to=0126')).toContain('&lt;b&gt;xxx');
  expect(await page('?to=0126')).toContain('2 parts');
  expect(await page('?to=999', 'ja,en;q=0.5')).toContain('「999」宛ての SMS はありません。');
  expect(await page('?to=%2B12025550188')).toContain('name="number" value="+12025550188"');
  const { headers } = await fetch(`${url}/dev/texts`);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});
