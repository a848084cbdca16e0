import { bankReturnKey } from '@portal/shared/domain/funding/bankReturns';
import { gatewayReasonKey } from '@portal/shared/domain/funding/gatewayReasons';
import type { Executor } from '../../db/client.ts';
import { isUuid } from '../../db/isUuid.ts';
import type { Movement } from '../../ledger/MovementSource.ts';
import type { DepositRow } from './depositRepository.ts';
import { findDepositOf } from './findDepositOf.ts';

type FailedDeposit = Pick<DepositRow, 'kind' | 'status' | 'reason_code' | 'return_code'>;

/** Returns the key of the text that says why a deposit was declined or returned; null for others. */
export function depositFailureKey({ kind, status, reason_code, return_code }: FailedDeposit): string | null {
  if (status === 'DECLINED') return gatewayReasonKey(reason_code, kind === 'BANK_DEPOSIT' ? 'BANK' : 'CARD');
  if (status !== 'RETURNED') return null;
  return kind === 'CARD_DEPOSIT' ? 'error.deposit.returned' : bankReturnKey(return_code);
}

/** Returns that key for a row of the history: a deposit that came to nothing, or the journal that took one back. */
export async function findFailureKey(
  executor: Executor,
  platformId: bigint,
  { identifier, status, type }: Movement,
): Promise<string | null> {
  const isReversal = type === 'BANK_RETURN';
  if ((!isReversal && (status === 'POSTED' || status === 'PENDING')) || !isUuid(identifier)) return null;
  const deposit = await findDepositOf(executor, { platformId, identifier }, isReversal ? 'reversal_journal_id' : null);
  return deposit === undefined ? null : depositFailureKey(deposit);
}
