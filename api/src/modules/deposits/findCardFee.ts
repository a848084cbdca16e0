import type { Executor } from '../../db/client.ts';
import type { Movement } from '../../ledger/MovementSource.ts';
import { findDepositOf } from './findDepositOf.ts';

/** Returns what a card was charged beside the amount of a deposit, in minor units; null for other transactions. */
export async function findCardFee(
  executor: Executor,
  platformId: bigint,
  { identifier, status, type }: Movement,
): Promise<bigint | null> {
  if (type !== 'CARD_DEPOSIT') return null;
  const journal = status === 'POSTED' ? 'credit_journal_id' : null;
  const deposit = await findDepositOf(executor, { platformId, identifier }, journal);
  return deposit?.fee_minor ?? null;
}
