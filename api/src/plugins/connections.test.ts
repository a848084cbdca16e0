import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { buildTestApp } from '../testing/testApp.ts';
import { connectionOptions, registerConnections, type ConnectionLimits } from './connections.ts';
import { registerErrors } from './errors.ts';

const HALF_A_BODY =
  'POST /body HTTP/1.1\r\nhost: portal\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{';
const HALF_A_HEAD = 'GET /slow HTTP/1.1\r\nhost: por';
const SHORT = { headersMs: 100, requestMs: 200, silenceMs: 60_000, keptMs: 60_000, checkMs: 20, stopMs: 60_000 };

let log = '';
let app: FastifyInstance;
let release: () => void = () => undefined;

/** A server with one route that takes a body and one that answers when `release` is called; `log` is what it writes. */
async function start(limits: ConnectionLimits): Promise<void> {
  log = '';
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      log += chunk.toString();
      done();
    },
  });
  app = Fastify({ ...connectionOptions(limits), logger: { level: 'warn', stream } });
  registerConnections(app, limits);
  registerErrors(app, () => Promise.resolve(null));
  const released = new Promise<void>((resolve) => (release = resolve));
  app.get('/slow', async () => {
    await released;
    return { done: true };
  });
  app.post('/body', () => ({ done: true }));
  await app.listen({ host: '127.0.0.1', port: 0 });
}

/** A connection that has sent `text`; `answer` is all that came back until it was closed. */
async function open(text: string): Promise<{ socket: Socket; response: Promise<string> }> {
  // A listening server has an address with a port.
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (received += chunk));
  socket.on('error', () => undefined);
  // `once` of node:events would reject when the server resets the connection.
  const response = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  await once(socket, 'connect');
  if (text !== '') socket.write(text);
  return { socket, response };
}

/** Resolves with the last request when the server has begun to read the given number of requests. */
const requests = (count: number): Promise<IncomingMessage> =>
  new Promise((resolve) => {
    let seen = 0;
    app.server.on('request', (request: IncomingMessage) => {
      seen += 1;
      if (seen === count) resolve(request);
    });
  });

it('has deadlines in the whole application, with room for a slow line', async () => {
  const test = await buildTestApp();
  const { headersTimeout, requestTimeout, timeout } = test.app.server;
  await test.close();
  expect(headersTimeout).toBeLessThanOrEqual(30_000);
  expect(timeout).toBeLessThanOrEqual(30_000);
  expect(requestTimeout).toBeLessThanOrEqual(180_000);
  // Four megabytes at 400 kbit/s take 84 seconds.
  expect(requestTimeout).toBeGreaterThan(84_000);
});

describe('deadlines', () => {
  afterEach(() => app.close());

  it('answers 408 to a body that does not come and closes', async () => {
    await start(SHORT);
    const { response } = await open(HALF_A_BODY);
    expect(await response).toContain('408');
    expect(log).toBe('');
  });

  it('answers 408 to a head that does not come, also byte by byte', async () => {
    await start(SHORT);
    const { socket, response } = await open(HALF_A_HEAD);
    const dripping = setInterval(() => socket.write('t'), 20);
    expect(await response).toContain('408');
    clearInterval(dripping);
  });

  it('cuts a connection that is silent in the middle of a request', async () => {
    await start({ ...SHORT, headersMs: 60_000, requestMs: 60_000, silenceMs: 100 });
    expect(await (await open(HALF_A_BODY)).response).toBe('');
  });
});

describe('closing', () => {
  const LONG = { ...SHORT, headersMs: 60_000, requestMs: 60_000 };

  it('cuts what was half sent and what was idle, and lets a whole request end', async () => {
    await start(LONG);
    const begun = requests(3);
    const halves = [await open(HALF_A_BODY), await open(HALF_A_BODY), await open(HALF_A_HEAD), await open('')];
    const whole = await open('GET /slow HTTP/1.1\r\nhost: portal\r\n\r\n');
    await begun;
    const closing = app.close();
    expect(await Promise.all(halves.map((half) => half.response))).toEqual(['', '', '', '']);
    release();
    expect(await whole.response).toContain('{"done":true}');
    await closing;
    expect(log).toBe('');
  });

  it('waits no longer than its limit for a request that does not end', async () => {
    await start({ ...LONG, stopMs: 50 });
    const begun = requests(1);
    const { response } = await open('GET /slow HTTP/1.1\r\nhost: portal\r\n\r\n');
    await begun;
    await app.close();
    expect(await response).toBe('');
  });
});

describe('a client that leaves', () => {
  afterEach(() => app.close());

  it.each([
    ['in the middle of its body', HALF_A_BODY],
    ['before its answer', 'GET /slow HTTP/1.1\r\nhost: portal\r\n\r\n'],
  ])('%s is no failure of ours', async (_name, text) => {
    await start({ ...SHORT, headersMs: 60_000, requestMs: 60_000 });
    const begun = requests(1);
    const { socket } = await open(text);
    const { socket: ours } = await begun;
    const gone = new Promise((resolve) => ours.once('close', resolve));
    socket.resetAndDestroy();
    await gone;
    release();
    await app.close();
    expect(log).toBe('');
  });
});
