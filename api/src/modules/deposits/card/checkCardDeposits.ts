import type { Db } from '../../../db/client.ts';
import type { PaymentGateway } from '../../../providers/payments/PaymentGateway.ts';
import { depositReference } from '../depositReference.ts';
import { eachDeposit } from '../depositRepository.ts';

export interface CardDepositsCheck {
  readonly deposits: number;
  readonly captures: number;
  /** The sentences about what does not tie. */
  readonly problems: readonly string[];
}

/**
 * Asks the gateway about every finished deposit by card: what was captured is credited once, with the amount that was
 * captured, or went back to its card, and nothing else is. Rejects when the gateway gives no answer.
 */
export async function checkCardDeposits(db: Db, gateway: PaymentGateway): Promise<CardDepositsCheck> {
  const problems: string[] = [];
  let deposits = 0;
  let captures = 0;
  for await (const row of eachDeposit(db, 'CARD_DEPOSIT')) {
    if (row.finished_at === null) continue;
    const reference = depositReference({ platformId: row.platform_id, identifier: row.identifier });
    const found = await gateway.findPayments(reference);
    if (found.outcome === 'failed') throw new Error(`The gateway gave no answer about ${reference}`);
    const captured = found.payments.filter(({ state }) => state === 'captured');
    const isReturned = row.status === 'RETURNED';
    const credits = row.credit_journal_id === null ? 0 : 1;
    deposits += 1;
    captures += captured.length;
    if (captured.length !== (isReturned ? 1 : credits))
      problems.push(`${reference}: ${captured.length} captures, ${credits} credits`);
    const total = row.amount_minor + row.fee_minor;
    if (captured.some(({ amountMinor }) => amountMinor !== total))
      problems.push(`${reference}: another amount than ${total} was captured`);
  }
  return { deposits, captures, problems };
}
