import { createHash } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { partOf } from '../testing/readXlsx.ts';
import { sendXlsx, XLSX_TYPE } from './sendXlsx.ts';

const ROWS = 500;
/** Noise, so that packing does not make it small. */
const batchOf = (batch: number) =>
  Array.from({ length: ROWS }, (_, row) => [createHash('sha512').update(`${batch} ${row}`).digest('base64')]);
const ENDLESS = 3_000;

let app: FastifyInstance;
let given: number;
let reader: EventEmitter;
let ended: Promise<unknown>;

async function* batches(failAt: number, endAt: number) {
  try {
    for (given = 0; given < endAt; given += 1) {
      if (given === failAt) throw new Error('the database is gone');
      yield await Promise.resolve(batchOf(given));
    }
  } finally {
    reader.emit('ended');
  }
}

beforeEach(async () => {
  reader = new EventEmitter();
  ended = once(reader, 'ended');
  app = Fastify();
  app.get<{ Querystring: { failAt?: string; endAt?: string } }>('/', (request, reply) =>
    sendXlsx(reply, {
      fileName: 'x.xlsx',
      columns: [{ heading: 'a', width: 10 }],
      batches: batches(Number(request.query.failAt ?? ENDLESS), Number(request.query.endAt ?? ENDLESS)),
    }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const port = () => app.addresses().flatMap((address) => (typeof address === 'string' ? [] : address.port))[0] ?? 0;

it('is a workbook of one sheet', async () => {
  const response = await fetch(`http://127.0.0.1:${port()}/?endAt=2`);
  expect(response.headers.get('content-type')).toBe(XLSX_TYPE);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="x.xlsx"');
  const file = Buffer.from(await response.arrayBuffer());
  expect(partOf(file, 'xl/worksheets/sheet1.xml').match(/<row>/g)).toHaveLength(1_001);
  expect(partOf(file, '[Content_Types].xml')).toContain('PartName="/xl/worksheets/sheet1.xml"');
  expect(partOf(file, 'xl/workbook.xml')).toContain('r:id="rId1"');
});

it('reads no faster than the client and stops when it goes away', async () => {
  const socket = connect(port(), '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(socket, 'data');
  socket.pause();
  await settled();
  const waiting = given;
  expect(waiting).toBeLessThan(ENDLESS / 2);
  socket.destroy();
  await ended;
  expect(given).toBeLessThan(ENDLESS);
});

it('breaks off when reading fails, so that nobody takes a part for the whole', async () => {
  const response = await fetch(`http://127.0.0.1:${port()}/?failAt=3`);
  expect(response.status).toBe(200);
  await expect(response.arrayBuffer()).rejects.toThrow();
  await ended;
});

/** Resolves when no batch has been read for a while: the buffers are full. */
async function settled(): Promise<void> {
  for (let before = -1; before !== given;) {
    before = given;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
