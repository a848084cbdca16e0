import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { textAt, type Json } from '../harness/json.ts';
import { readOptions } from '../harness/options.ts';
import { createRandom } from '../harness/random.ts';
import { DEMO_BUYER, expectStatus, signIn, signInForToken } from '../harness/signIn.ts';
import { startServer } from '../harness/startServer.ts';
import { temporaryFolder } from '../harness/temporaryFolder.ts';
import { hostileFile } from './hostileFiles.ts';

/**
 * `npm run uploads:fuzz`: sends seeded hostile files to an upload, one after the other, while somebody else calls. Exits with 1
 * when one is answered by a 5xx, not as an upload, or late, when the server keeps much memory, or when others wait for it.
 */
const { seed, count } = readOptions('npm run uploads:fuzz --', { seed: 0, count: 1_000 });

const ANSWERED_WITHIN_MS = 2_000;
const MEMORY_MB = 100;
/** Others wait at most twice as long as in quiet, or so much longer. */
const OTHERS_TIMES = 2;
const OTHERS_MORE_MS = 20;
const QUIET_CALLS = 200;
/** After these the server has loaded what it needs. */
const WARM_UP = 30;
const STATES = ['CHECKED', 'NEEDS_MAPPING', 'REFUSED'];

const random = createRandom(seed);
const { folder, remove } = temporaryFolder('portal-fuzz-');
const server = await startServer({ dataDir: folder });
const memoryMb = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;
const p99 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;
const violations: string[] = [];
try {
  const buyer = await signIn(server.baseUrl);
  const token = await signInForToken(server.baseUrl, DEMO_BUYER);
  const opened = await buyer.call('POST', '/orders/upload/create?accountIdentifier=A10001');
  const uploadId = textAt(expectStatus(opened, 201), 'uploadId');
  const others = createOthers();
  const quiet = await others.call(QUIET_CALLS);

  let warmMb = 0;
  let slowestMs = 0;
  const kinds = new Map<string, number>();
  const busy = others.callUntilStopped();
  for (let index = 0; index < count; index += 1) {
    const { kind, name, bytes } = hostileFile(random);
    const begin = performance.now();
    const url = `${server.baseUrl}/api/orders/upload/${uploadId}/file?${new URLSearchParams({ fileName: name, isAgain: 'true' }).toString()}`;
    const response = await fetch(url, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      body: Buffer.from(bytes),
    });
    const body = (await response.json()) as Json;
    const ms = performance.now() - begin;
    slowestMs = Math.max(slowestMs, ms);
    const verdict = String(response.status === 200 ? body['state'] : response.status);
    kinds.set(`${kind}: ${verdict}`, (kinds.get(`${kind}: ${verdict}`) ?? 0) + 1);
    if (response.status >= 500 || (response.status === 200 && !STATES.includes(verdict)))
      violations.push(`file ${index}, ${kind}: ${response.status} ${JSON.stringify(body).slice(0, 300)}`);
    if (ms > ANSWERED_WITHIN_MS) violations.push(`file ${index}, ${kind}: answered after ${Math.round(ms)} ms`);
    if (index === WARM_UP) warmMb = memoryMb();
  }
  const loud = await busy.stop();
  await pause(1_000);
  const grownMb = memoryMb() - warmMb;
  const limitMs = Math.max(p99(quiet) * OTHERS_TIMES, p99(quiet) + OTHERS_MORE_MS);
  if (grownMb > MEMORY_MB) violations.push(`the server keeps ${Math.round(grownMb)} MB`);
  if (p99(loud) > limitMs) violations.push(`others wait ${p99(loud).toFixed(1)} ms, in quiet ${p99(quiet).toFixed(1)}`);
  for (const [kind, times] of [...kinds].toSorted()) console.log(`${String(times).padStart(5)}  ${kind}`);
  console.log(
    `slowest ${Math.round(slowestMs)} ms, memory ${grownMb >= 0 ? '+' : ''}${Math.round(grownMb)} MB, others p99 ${p99(loud).toFixed(1)} ms of ${loud.length}, in quiet ${p99(quiet).toFixed(1)}`,
  );
} finally {
  await server.stop();
  remove();
}
for (const line of violations.slice(0, 40)) console.error(line);
console.log(`${count} files: ${violations.length} violations`);
process.exitCode = violations.length === 0 ? 0 : 1;

/** Somebody of another organisation, who looks at their profile. */
function createOthers() {
  const credentials = { ...DEMO_BUYER, username: 'omar.elsewhere@example.org' };
  const client = signIn(server.baseUrl, credentials);
  const time = async (): Promise<number> => {
    const begin = performance.now();
    expectStatus(await (await client).call('GET', '/account'), 200);
    return performance.now() - begin;
  };
  return {
    call: async (times: number): Promise<number[]> => {
      const all: number[] = [];
      while (all.length < times) all.push(await time());
      return all;
    },
    callUntilStopped: () => {
      const over = new AbortController();
      const calls = (async () => {
        const all: number[] = [];
        while (!over.signal.aborted) {
          all.push(await time());
          await pause(10);
        }
        return all;
      })();
      return {
        stop: () => {
          over.abort();
          return calls;
        },
      };
    },
  };
}
