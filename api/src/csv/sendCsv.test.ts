import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { sendCsv } from './sendCsv.ts';

const ROW = ['x'.repeat(1_000)];
const BATCH = Array.from({ length: 100 }, () => ROW);
const ENDLESS = 10_000;

let app: FastifyInstance;
let given: number;
let reader: EventEmitter;
let ended: Promise<unknown>;

async function* batches(failAt: number) {
  try {
    for (given = 0; given < ENDLESS; given += 1) {
      if (given === failAt) throw new Error('the database is gone');
      yield await Promise.resolve(BATCH);
    }
  } finally {
    reader.emit('ended');
  }
}

beforeEach(async () => {
  reader = new EventEmitter();
  ended = once(reader, 'ended');
  app = Fastify();
  app.get<{ Querystring: { failAt?: string } }>('/', (request, reply) =>
    sendCsv(reply, {
      fileName: 'x.csv',
      headings: ['a'],
      batches: batches(Number(request.query.failAt ?? ENDLESS)),
    }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const port = () => app.addresses().flatMap((address) => (typeof address === 'string' ? [] : address.port))[0] ?? 0;

it('reads no faster than the client and stops when it goes away', async () => {
  const socket = connect(port(), '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(socket, 'data');
  socket.pause();
  await settled();
  const waiting = given;
  expect(waiting).toBeLessThan(ENDLESS / 4);
  socket.destroy();
  await ended;
  expect(given - waiting).toBeLessThan(ENDLESS / 4);
});

it('breaks off when reading fails, so that nobody takes a part for the whole', async () => {
  const response = await fetch(`http://127.0.0.1:${port()}/?failAt=3`);
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
  await ended;
});

/** Resolves when no batch has been read for a while: the buffers are full. */
async function settled(): Promise<void> {
  for (let before = -1; before !== given;) {
    before = given;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
