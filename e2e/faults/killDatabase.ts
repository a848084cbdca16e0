import { setTimeout as pause } from 'node:timers/promises';
import { readOptions } from '../harness/options.ts';
import { createRandom } from '../harness/random.ts';
import { signIn } from '../harness/signIn.ts';
import { isWell, startServer } from '../harness/startServer.ts';
import { waitUntil } from '../harness/waitUntil.ts';
import { concludeFaults } from './concludeFaults.ts';
import { carryThrough, newOrder, type FaultOrder } from './FaultOrder.ts';
import { openFaultFixture } from './FaultFixture.ts';
import { startOrderStream } from './orderStream.ts';
import { spread } from './statistics.ts';

/**
 * `node e2e/faults/killDatabase.ts`: repeatedly kills PostgreSQL (SIGKILL of all its processes) during a stream of
 * orders. The API must keep running, respond once PostgreSQL accepts connections again, and resume its jobs; how soon is
 * printed.
 */
const options = readOptions('node e2e/faults/killDatabase.ts', { seed: 0, count: 50, lines: 1_000 });
/** For what hangs. */
const WITHIN_MS = 600_000;

const random = createRandom(options.seed);
const fixture = await openFaultFixture('postgres', true);
try {
  const { cluster } = fixture;
  if (cluster === null) throw new Error('There is no PostgreSQL to kill');
  const server = await startServer({ ...fixture.location, smtpUrl: fixture.mail.url });
  const client = await signIn(server.baseUrl);
  const stream = startOrderStream(client, fixture, createRandom(options.seed + 1), options.lines);
  const probes: FaultOrder[] = [];
  const wellMs: number[] = [];
  const resumedMs: number[] = [];
  for (let number = 1; number <= options.count; number += 1) {
    await pause(random.integer(50, 2_500));
    const at = stream.now();
    await cluster.kill();
    await pause(random.integer(0, 1_500));
    await cluster.restart();
    const begin = performance.now();
    await waitUntil('the API answers', () => isWell(server.baseUrl), { withinMs: WITHIN_MS });
    wellMs.push(Math.round(performance.now() - begin));
    const probe = newOrder(`p${number}`, 1);
    probes.push(probe);
    await carryThrough(client, fixture, probe, WITHIN_MS);
    if (probe.phase !== 'arrived') throw new Error(`Jobs have not resumed after kill ${number}`);
    resumedMs.push(Math.round(performance.now() - begin));
    stream.check();
    console.log(
      `kill ${String(number).padStart(2)}  ${at.padEnd(30)}  well after ${wellMs.at(-1) ?? 0} ms, a new order is mailed after ${resumedMs.at(-1) ?? 0} ms`,
    );
  }
  await stream.stop();
  await server.stop();
  await concludeFaults(fixture, [...stream.orders, ...probes], { mayRepeat: false });
  console.log(`${options.count} kills of PostgreSQL; well: ${spread(wellMs)}; mailed: ${spread(resumedMs)}`);
} finally {
  await fixture.close();
}
