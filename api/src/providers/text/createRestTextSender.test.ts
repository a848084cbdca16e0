import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createRestTextSender } from './createRestTextSender.ts';

const TEXT = { to: '+12025550143', body: 'Hi Ana' };
const SENT_AT = 'Mon, 02 Nov 2026 09:00:00 +0000';
const QUEUED_AT = new Date('2026-11-02T09:00:00.400Z');

let server: Server;
let url = '';
let answer: { status: number; body: unknown } = { status: 201, body: { sid: 'SM1', status: 'queued', body: 'Hi Ana' } };
let asked: { method: string | undefined; query: URLSearchParams; form: URLSearchParams };
beforeAll(async () => {
  server = createServer((request, response) => {
    let form = '';
    request.on('data', (chunk: Buffer) => (form += chunk.toString()));
    request.on('end', () => {
      const query = new URL(request.url ?? '', 'http://service').searchParams;
      asked = { method: request.method, query, form: new URLSearchParams(form) };
      response.writeHead(answer.status).end(JSON.stringify(answer.body));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => server.close());

const sender = (from = '+15005550006') =>
  createRestTextSender({ url, account: 'AC1', token: 't', from, statusCallback: 'https://portal.example/status' });

it('answers the id of the text without its words, and names who is told of it', async () => {
  expect(await sender().send(TEXT)).toEqual({ outcome: 'sent', sid: 'SM1', response: '201 queued' });
  expect(Object.fromEntries(asked.form)).toEqual({
    To: '+12025550143',
    From: '+15005550006',
    Body: 'Hi Ana',
    StatusCallback: 'https://portal.example/status',
  });
});

it('sends by a messaging service where there is one', async () => {
  const service = `MG${'0a'.repeat(16)}`;
  await sender(service).send(TEXT);
  expect([asked.form.get('MessagingServiceSid'), asked.form.get('From')]).toEqual([service, null]);
});

it('takes an answer without an id for a failure, after which the text is looked for', async () => {
  answer = { status: 201, body: {} };
  expect((await sender().send(TEXT)).outcome).toBe('failed');
});

it('keeps the code and the words of a refusal', async () => {
  answer = { status: 400, body: { code: 21610, message: 'Recipient has opted out', status: 400 } };
  expect(await sender().send(TEXT)).toEqual({ outcome: 'refused', response: '400 21610 Recipient has opted out' });
});

it.each([
  ['the same text', { body: 'Hi Ana', date_created: SENT_AT }, 'sent'],
  [
    'one with the sentence of a trial account',
    { body: 'Sent from a trial account - Hi Ana', date_created: SENT_AT },
    'sent',
  ],
  ['another text', { body: 'Hi Bo', date_created: SENT_AT }, 'notFound'],
  [
    'the same text of an earlier order',
    { body: 'Hi Ana', date_created: 'Sun, 01 Nov 2026 09:00:00 +0000' },
    'notFound',
  ],
])('looks for a text without an answer: %s is %s', async (_what, message, outcome) => {
  answer = { status: 200, body: { messages: [{ sid: 'SM2', status: 'sent', ...message }] } };
  expect((await sender().findSent(TEXT, QUEUED_AT)).outcome).toBe(outcome);
  expect([asked.method, asked.query.get('To')]).toEqual(['GET', '+12025550143']);
});

it('does not take a search that failed for a text that was never sent', async () => {
  answer = { status: 503, body: {} };
  expect((await sender().findSent(TEXT, QUEUED_AT)).outcome).toBe('failed');
});
