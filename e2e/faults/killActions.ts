import { setTimeout as pause } from 'node:timers/promises';
import { checkLedger } from '../harness/checkLedger.ts';
import { checkProvider } from '../harness/checkProvider.ts';
import { listOf, numberAt, objectOf, textAt } from '../harness/json.ts';
import { readOptions } from '../harness/options.ts';
import { createRandom } from '../harness/random.ts';
import { DEMO_BUYER, expectStatus, signIn, type PortalClient } from '../harness/signIn.ts';
import { startServer } from '../harness/startServer.ts';
import { waitUntil } from '../harness/waitUntil.ts';
import { openFaultFixture } from './FaultFixture.ts';
import { endKilled } from './endKilled.ts';

/**
 * `node e2e/faults/killActions.ts`: kills the API (SIGKILL) when it has accepted an action on a reward, when the issuer has decided
 * it, and when that was applied. Started again, each action is done once; in the end ledger and cards agree.
 */
const options = readOptions('node e2e/faults/killActions.ts', { seed: 0, count: 30 });
/** For what hangs. */
const PATIENCE_MS = 600_000;
const ADMIN = { ...DEMO_BUYER, username: 'admin@demo.example' };
const POINTS = ['reward-action-accepted', 'reward-action-answered', 'reward-action-applied'] as const;
const DONE = { freeze: 'FROZEN', cancel: 'CANCELLED', reissue: 'CANCELLED' } as const;
const WHY = { reason: 'DELIVERY_INFO' };
const BODIES = {
  freeze: WHY,
  cancel: WHY,
  reissue: {
    ...WHY,
    recipient: { firstName: 'Mira', lastName: 'Cohen', email: 'mira@recipient.example' },
    deliveryTemplate: { etid: 'E000000', senderName: 'Noa', subject: null, message: 'Now for you' },
  },
} as const;
type RewardActionKind = keyof typeof BODIES;

const fixture = await openFaultFixture('postgres');
const random = createRandom(options.seed);
try {
  for (let number = 1; number <= options.count; number += 1) await kill(number);
  await checkLedger(fixture.location, false);
  await checkProvider(fixture.location);
  console.log(`${options.count} kills: each act was done once; books and cards agree`);
} finally {
  await fixture.close();
}

/** One action, during which the server is killed. */
async function kill(number: number): Promise<void> {
  const point = POINTS[number % POINTS.length] ?? POINTS[0];
  const action = random.pick<RewardActionKind>(['freeze', 'cancel', 'reissue']);
  const server = await startServer({ ...fixture.location, env: { FAIL_AT: point } });
  const line = await findLine(await signIn(server.baseUrl, ADMIN), action);
  const asked = { key: `kill-${number}` };
  const ask = async (client: PortalClient) =>
    expectStatus(await client.call('POST', `${line}/${action}`, BODIES[action], asked), 202);
  await signIn(server.baseUrl, ADMIN).then(ask).catch(ofKilled);
  const isDead = await Promise.race([server.exit.then(() => true), pause(PATIENCE_MS, false, { ref: false })]);
  await endKilled(server);
  if (!isDead) throw new Error(`Kill ${number}: ${point} was not passed in ${PATIENCE_MS} ms`);
  await settle(line, action, ask);
  console.log(`kill ${String(number).padStart(3)}  at ${point.padEnd(22)}  ${action}`);
}

/** No answer comes from a server that was killed; any other failure is a defect. */
function ofKilled(error: unknown): void {
  if (!(error instanceof TypeError)) throw error;
}

/** The address of a line whose reward can be acted on that way. */
async function findLine(client: PortalClient, action: RewardActionKind): Promise<string> {
  const found = expectStatus(await client.call('GET', '/line-items?scope=all&size=100'), 200);
  const line = listOf(objectOf(found)['content']).find((row) =>
    listOf(objectOf(row)['actions']).includes(action.toUpperCase()),
  );
  if (line === undefined) throw new Error(`No reward of the newest lines can be acted on by ${action}`);
  return `/orders/${textAt(line, 'referenceOrderId')}/lines/${numberAt(line, 'lineNumber')}`;
}

/** Asks again under the same key on a server that lives, and waits until the action is done. */
async function settle(
  line: string,
  action: RewardActionKind,
  ask: (client: PortalClient) => Promise<unknown>,
): Promise<void> {
  const server = await startServer(fixture.location);
  const client = await signIn(server.baseUrl, ADMIN);
  await ask(client);
  await waitUntil(
    `${action} of ${line} is done`,
    async () => {
      const read = expectStatus(await client.call('GET', line), 200);
      return textAt(read, 'lastAction', 'state') === 'DONE' && textAt(read, 'rewardStatus') === DONE[action];
    },
    { withinMs: PATIENCE_MS, everyMs: 100 },
  );
  await server.stop();
}
