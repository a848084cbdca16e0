import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { checkGateway } from '../harness/checkGateway.ts';
import { checkLedger } from '../harness/checkLedger.ts';
import { readOptions } from '../harness/options.ts';
import { createRandom } from '../harness/random.ts';
import { planBankKill, type BankKillPlan } from './bankKillPlan.ts';
import { postForm, pressOnPage, type WebForm } from './bankPage.ts';
import { beginDeposit, spendAll, type BankAttempt } from './bankShop.ts';
import { openBankFixture } from './bankFixture.ts';
import { endKilled } from './endKilled.ts';
import { settleBankDeposits } from './settleBankDeposits.ts';
import { readBaseline, verifyBankDeposits } from './verifyBankDeposits.ts';

/**
 * `node e2e/faults/killBankDeposits.ts`: kills the API (SIGKILL) around the reply, the credit, the settlement and the return
 * of deposits by bank, which a person confirms on the hosted page, and at random times; in the end each deposit is credited
 * once or never, and taken back once or never, as the gateway has it.
 */
const options = readOptions('node e2e/faults/killBankDeposits.ts', { seed: 0, count: 100 });
/** For what hangs. */
const DEAD_WITHIN_MS = 600_000;

const fixture = await openBankFixture();
try {
  const baseline = await readBaseline(fixture);
  const attempts: BankAttempt[] = [];
  for (let number = 1; number <= options.count; number += 1) await kill(attempts, number);
  const server = await fixture.start();
  await settleBankDeposits(fixture, attempts, createRandom(options.seed));
  await server.stop();
  const verdict = await verifyBankDeposits(fixture, baseline);
  await checkGateway(fixture.location);
  await checkLedger(fixture.location, false);
  console.log(`${options.count} kills: ${verdict}; the gateway and the books agree`);
} finally {
  await fixture.close();
}

/** One deposit, during which the server is killed. */
async function kill(attempts: BankAttempt[], number: number): Promise<void> {
  const plan = planBankKill(createRandom(options.seed * 1_000 + number), number);
  const last = attempts.at(-1);
  const attempt: BankAttempt = { key: randomUUID(), amount: plan.amount, begun: null, reply: null };
  attempts.push(attempt);
  const server = await fixture.start('failAt' in plan.where ? plan.where.failAt : undefined);
  const outcome = await live(plan, attempt, last ?? null, () => void server.kill('SIGKILL'));
  const isDead = await Promise.race([server.exit.then(() => true), pause(DEAD_WITHIN_MS, false, { ref: false })]);
  await endKilled(server);
  const where = 'failAt' in plan.where ? plan.where.failAt : `${plan.where.afterMs} ms`;
  if (!isDead) throw new Error(`Kill ${number}: ${where} was not passed in ${DEAD_WITHIN_MS} ms`);
  const words = [plan.confidence, plan.amount, plan.action, ...(plan.isSpent ? ['spend'] : []), ...plan.bank].join(' ');
  console.log(`kill ${String(number).padStart(3)}  at ${where.padEnd(15)}  ${words.padEnd(38)}  ${outcome}`);
}

/** Does what people and bank do, until the server is dead. Returns how far they came. */
async function live(
  plan: BankKillPlan,
  attempt: BankAttempt,
  last: BankAttempt | null,
  killServer: () => void,
): Promise<string> {
  let step = 'signing in';
  let timer: NodeJS.Timeout | undefined;
  try {
    const client = await fixture.signIn();
    if ('afterMs' in plan.where) timer = setTimeout(killServer, plan.where.afterMs);
    step = 'a repeated reply';
    if (last?.reply) await deliver(last.reply);
    step = 'asking';
    attempt.begun = await beginDeposit(client, fixture.ledger, fixture.bankAccount, { ...attempt, ...plan });
    const { form, reference } = attempt.begun;
    step = 'the payment page';
    if (plan.fault !== null) await fixture.control('/faults', { kind: plan.fault, reference, times: '1' });
    attempt.reply = await pressOnPage(form, plan.action);
    step = 'the reply';
    if (plan.isDelivered) await deliver(attempt.reply);
    step = 'spending';
    if (plan.isSpent) await spendAll(client, fixture.ledger);
    step = 'the bank';
    const payment = fixture.debits().find((debit) => debit.reference === reference);
    for (const action of payment === undefined ? [] : plan.bank)
      await fixture.control(`/payments/${payment?.id ?? ''}`, { action, returnCode: plan.returnCode });
    return 'all was answered';
  } catch (error) {
    // No answer comes from a server that was killed; any other failure is a defect.
    if (!(error instanceof TypeError)) {
      clearTimeout(timer);
      throw error;
    }
    return `died at ${step}`;
  }
}

/** Takes the reply to the portal, which must know what it is about. */
async function deliver(reply: WebForm): Promise<void> {
  const response = await postForm(reply);
  const location = response.headers.get('location') ?? '';
  if (response.status !== 303 || location.endsWith('/error'))
    throw new Error(`A reply was answered ${response.status} ${location}`);
}
