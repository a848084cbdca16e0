import { waitUntil } from '../harness/waitUntil.ts';
import type { Random } from '../harness/random.ts';
import { postForm } from './bankPage.ts';
import { beginDeposit, type BankAttempt } from './bankShop.ts';
import type { BankFixture } from './bankFixture.ts';
import { readGatewayJournal } from './gatewayJournal.ts';
import { runDepositsNow } from './runDepositsNow.ts';
import { ofDemoPlatform } from '../harness/ofDemoPlatform.ts';

/** For what hangs. */
const WITHIN_MS = 600_000;

/**
 * Brings every deposit to its end on a server that runs: calls that got no answer are repeated, browsers and gateway repeat
 * their replies, reviews end, and the bank settles or returns every debit, some of them after they settled.
 */
export async function settleBankDeposits(
  fixture: BankFixture,
  attempts: readonly BankAttempt[],
  random: Random,
): Promise<void> {
  const client = await fixture.signIn();
  for (const attempt of attempts) {
    const { reference } = await beginDeposit(client, fixture.ledger, fixture.bankAccount, {
      ...attempt,
      confidence: 'NEW',
    });
    if (attempt.begun !== null && attempt.begun.reference !== reference)
      throw new Error(`${attempt.begun.reference} was answered, then ${reference} under the same key`);
    if (attempt.reply !== null) await Promise.all([postForm(attempt.reply), postForm(attempt.reply)]);
  }
  for (const id of readGatewayJournal(fixture.location.dataDir).messages) await fixture.control(`/messages/${id}`);
  await steer(fixture, 'review', () => (random.chance(0.5) ? 'approve' : 'decline'));
  await runDepositsNow(fixture.ledger, '25 hours');
  await steer(fixture, 'submitted', () => (random.chance(0.8) ? 'settle' : 'return'));
  await waitForBank(fixture);
  await steer(fixture, 'settled', () => (random.chance(0.2) ? 'return' : null));
  await waitForBank(fixture);
}

/** Fills in the control page's form of each debit in a state; null: leaves it. */
async function steer(fixture: BankFixture, state: string, choose: () => string | null): Promise<void> {
  for (const debit of fixture.debits().filter((one) => one.state === state)) {
    const action = choose();
    if (action !== null) await fixture.control(`/payments/${debit.id}`, { action, returnCode: 'R01' });
  }
}

/** Waits until the portal has read all that the bank has told. */
async function waitForBank(fixture: BankFixture): Promise<void> {
  const debits = fixture.debits();
  const count = (state: string) => debits.filter((debit) => debit.state === state).length;
  const wanted = JSON.stringify({ open: 0, posted: count('settled'), returned: count('returned') });
  await waitUntil(
    `the deposits are ${wanted}`,
    async () => {
      const [found] = await fixture.ledger.query(
        `select count(*) filter (where finished_at is null)::int as open, count(*) filter (where status = 'POSTED')::int as posted,
           count(*) filter (where status = 'RETURNED')::int as returned from deposits d where kind = 'BANK_DEPOSIT' and ${ofDemoPlatform('d')}`,
      );
      return JSON.stringify(found) === wanted;
    },
    { withinMs: WITHIN_MS, everyMs: 250 },
  );
}
