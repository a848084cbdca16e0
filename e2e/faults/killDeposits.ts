import { randomUUID } from 'node:crypto';
import { cardDepositBody, WHOLE_FEE } from '../harness/cardDeposit.ts';
import { checkGateway } from '../harness/checkGateway.ts';
import { checkLedger } from '../harness/checkLedger.ts';
import { textAt } from '../harness/json.ts';
import { openLedger, type LedgerDatabase } from '../harness/openLedger.ts';
import { readOptions } from '../harness/options.ts';
import { createRandom } from '../harness/random.ts';
import { DEMO_FUNDER, expectStatus, signIn, type PortalClient } from '../harness/signIn.ts';
import { startServer, type PortalServer } from '../harness/startServer.ts';
import { endKilled } from './endKilled.ts';
import { openFaultFixture } from './FaultFixture.ts';
import { readGatewayJournal } from './gatewayJournal.ts';
import { runDepositsNow } from './runDepositsNow.ts';
import { ofDemoPlatform } from '../harness/ofDemoPlatform.ts';

/**
 * `node e2e/faults/killDeposits.ts`: kills the API (SIGKILL) around the charge of a card and at random times after the
 * call; in the end each deposit is credited once when the gateway captured it, and never when it did not, and each credit
 * has one receipt for each address.
 */
const options = readOptions('node e2e/faults/killDeposits.ts', { seed: 0, count: 200 });
const STEPS = ['key-taken', 'key-committed', 'deposit-claimed', 'deposit-answered', 'deposit-settled'] as const;
/** From the call to the answer, about. */
const CHARGE_MS = 150;
/** Addresses that get receipts: the funder's, and one of the card. */
const ADDRESSES = 2;

interface Attempt {
  readonly key: string;
  readonly body: object;
}

const fixture = await openFaultFixture('postgres');
const ledger = await openLedger(fixture.location);
try {
  const attempts: Attempt[] = [];
  for (let number = 1; number <= options.count; number += 1) attempts.push(await kill(number));
  const server = await startServer(fixture.location);
  const client = await signIn(server.baseUrl, DEMO_FUNDER);
  await runDepositsNow(ledger, '1 hour');
  for (const { key, body } of attempts) {
    const response = await client.call('POST', '/creditCards/platforms/deposits', body, { key });
    const status = textAt(expectStatus(response, 201), 'status');
    if (status !== 'SUCCESS' && status !== 'DECLINED') throw new Error(`The deposit ${key} is ${status}`);
  }
  await runDepositsNow(ledger, '1 hour');
  await verify(attempts.length);
  await server.stop();
  await checkGateway(fixture.location);
  await checkLedger(fixture.location, false);
} finally {
  await ledger.close();
  await fixture.close();
}

/** One deposit, during which the server is killed. */
async function kill(number: number): Promise<Attempt> {
  const random = createRandom(options.seed * 1_000 + number);
  const step = random.chance(0.7) ? random.pick(STEPS) : null;
  const { server, client, body } = await prepare(step, `${random.integer(1, 5) * WHOLE_FEE}.00`);
  const attempt = { key: randomUUID(), body };
  const timer = step === null ? setTimeout(() => void server.kill('SIGKILL'), random.next() * CHARGE_MS) : undefined;
  const answered = await client
    .call('POST', '/creditCards/platforms/deposits', attempt.body, { key: attempt.key })
    .then(
      ({ status }) => String(status),
      () => 'no answer',
    );
  clearTimeout(timer);
  await endKilled(server);
  console.log(`kill ${String(number).padStart(3)}  at ${(step ?? 'a random time').padEnd(18)}  ${answered}`);
  return attempt;
}

/** A server that will fail at the step, and a deposit to send to it. */
async function prepare(
  step: string | null,
  amount: string,
  left = 5,
): Promise<{ readonly server: PortalServer; readonly client: PortalClient; readonly body: object }> {
  let server: PortalServer | null = null;
  try {
    server = await startServer({ ...fixture.location, ...(step !== null && { env: { FAIL_AT: step } }) });
    const client = await signIn(server.baseUrl, DEMO_FUNDER);
    return { server, client, body: await cardDepositBody(client, amount) };
  } catch (error) {
    if (server !== null) await endKilled(server);
    // The rest of an earlier deposit may pass the step first.
    if (step === null || left === 0) throw error;
    return prepare(step, amount, left - 1);
  }
}

/** Ties every capture of the gateway to one credit, and every credit to one capture. */
async function verify(count: number): Promise<void> {
  const captures = readGatewayJournal(fixture.location.dataDir).payments.filter(({ state }) => state === 'captured');
  const deposits = await creditedDeposits(ledger);
  for (const { reference, total, credits, receipts } of deposits) {
    const own = captures.filter((one) => one.reference === reference);
    if (own.length !== credits) throw new Error(`${reference}: ${own.length} captures, ${credits} credits`);
    if (receipts.join() !== Array.from({ length: credits * ADDRESSES }, () => 1).join())
      throw new Error(`${reference}: ${credits} credits, receipts by address: ${receipts.join()}`);
    if (own.some((one) => one.amount !== total)) throw new Error(`${reference}: captured another amount than ${total}`);
  }
  const known = new Set(deposits.map(({ reference }) => reference));
  const strange = captures.filter(({ reference }) => !known.has(reference));
  if (strange.length > 0) throw new Error(`${strange.length} captures without a deposit`);
  console.log(
    `${count} kills: ${deposits.length} deposits, ${captures.length} captures, each credited once, with its receipts`,
  );
}

async function creditedDeposits(from: LedgerDatabase) {
  const rows = await from.query(`select d.platform_id || '-' || d.identifier as reference,
      trim(to_char((d.amount_minor + d.fee_minor) / 100.0, '999999990.00')) as total,
      (select count(*)::int from ledger_entries e join ledger_accounts a on a.platform_id = e.platform_id and a.id = e.ledger_account_id
        where e.platform_id = d.platform_id and e.journal_id = d.credit_journal_id and a.kind = 'WALLET'
          and a.account_id = d.account_id and e.amount_minor = d.amount_minor) as credits,
      array(select count(*)::int from outbox o join ledger_journals j on j.platform_id = o.platform_id
          and j.identifier::text = o.text_values ->> 'transaction'
        where o.platform_id = d.platform_id and o.topic = 'CARD_RECEIPT_MAIL' and j.id = d.credit_journal_id
        group by lower(o.recipient_email)) as receipts
    from deposits d where ${ofDemoPlatform('d')}`);
  return rows.map((row) => ({
    reference: textAt(row, 'reference'),
    total: textAt(row, 'total'),
    credits: Number(row['credits']),
    receipts: Array.isArray(row['receipts']) ? row['receipts'].map(Number) : [],
  }));
}
