import type { Db } from '../../db/client.ts';
import { EVERY_TENANT } from '../../db/everyTenant.ts';
import type { PaymentGateway } from '../../providers/payments/PaymentGateway.ts';
import { depositReference } from '../funding/index.ts';

const BATCH_ROWS = 500;

export interface GatewayCheck {
  readonly deposits: number;
  readonly captures: number;
  /** What does not tie, in words. */
  readonly problems: readonly string[];
}

/**
 * Asks the gateway about every finished deposit by card: what was captured is credited once, with the amount that was
 * captured, and nothing else is. Rejects when the gateway gives no answer.
 */
export async function checkGateway(db: Db, gateway: PaymentGateway): Promise<GatewayCheck> {
  const problems: string[] = [];
  let deposits = 0;
  let captures = 0;
  for (let after = 0n; ;) {
    const rows = await listFinished(db, after);
    for (const row of rows) {
      const reference = depositReference({ platformId: row.platform_id, identifier: row.identifier });
      const found = await gateway.findPayments(reference);
      if (found.outcome === 'failed') throw new Error(`The gateway gave no answer about ${reference}`);
      const captured = found.payments.filter(({ state }) => state === 'captured');
      const credits = row.credit_journal_id === null ? 0 : 1;
      deposits += 1;
      captures += captured.length;
      if (captured.length !== credits) problems.push(`${reference}: ${captured.length} captures, ${credits} credits`);
      const total = row.amount_minor + row.fee_minor;
      if (captured.some(({ amountMinor }) => amountMinor !== total))
        problems.push(`${reference}: another amount than ${total} was captured`);
    }
    const last = rows.at(-1);
    if (last === undefined) return { deposits, captures, problems };
    after = last.id;
  }
}

const listFinished = (db: Db, after: bigint) =>
  db
    .selectFrom('deposits')
    .modifyEnd(EVERY_TENANT)
    .select(['platform_id', 'id', 'identifier', 'amount_minor', 'fee_minor', 'credit_journal_id'])
    .where('kind', '=', 'CARD_DEPOSIT')
    .where('finished_at', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH_ROWS)
    .execute();
