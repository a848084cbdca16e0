import type { Executor } from '../../db/client.ts';
import type { Movement } from '../../ledger/MovementSource.ts';

/** What a card was charged beside the amount of a deposit, in minor units; null for other transactions. */
export async function findCardFee(
  executor: Executor,
  platformId: bigint,
  { identifier, status, type }: Movement,
): Promise<bigint | null> {
  if (type !== 'CARD_DEPOSIT') return null;
  const deposit = await executor
    .selectFrom('deposits')
    .select('deposits.fee_minor')
    .where('deposits.platform_id', '=', platformId)
    .$if(status === 'POSTED', (query) =>
      query.where('deposits.credit_journal_id', '=', (of) =>
        of
          .selectFrom('ledger_journals')
          .select('ledger_journals.id')
          .where('ledger_journals.platform_id', '=', platformId)
          .where('ledger_journals.identifier', '=', identifier),
      ),
    )
    .$if(status !== 'POSTED', (query) => query.where('deposits.identifier', '=', identifier))
    .executeTakeFirst();
  return deposit?.fee_minor ?? null;
}
