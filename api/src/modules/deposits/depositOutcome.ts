import type { Attempt } from '@portal/shared/contract/attempts';
import type { AttemptState } from '@portal/shared/domain/enumerations';
import { toMajor } from '@portal/shared/domain/money/money';
import type { Executor } from '../../db/client.ts';
import { isUuid } from '../../db/isUuid.ts';
import type { AccountKey } from '../../ledger/Journal.ts';
import { depositFailureKey } from './depositFailure.ts';
import { findDepositOfAccount } from './depositRepository.ts';
import { expectedBy } from './expectedBy.ts';

const STATES: Readonly<Record<string, AttemptState>> = {
  CREATED: 'BEGUN',
  PENDING: 'PENDING',
  POSTED: 'DONE',
  CANCELLED: 'CANCELLED',
};

/** Returns what became of a deposit of the account, by its number or its identifier; null for one of another account. */
export async function findDepositOutcome(
  executor: Executor,
  account: AccountKey,
  deposit: { readonly id: bigint } | { readonly identifier: string },
): Promise<Attempt | null> {
  if ('identifier' in deposit && !isUuid(deposit.identifier)) return null;
  const row = await findDepositOfAccount(executor, account, deposit);
  if (row === undefined) return null;
  const state = STATES[row.status] ?? 'REFUSED';
  return {
    state,
    reference: row.identifier,
    amount: toMajor(row.amount_minor, row.currency_code),
    currencyCode: row.currency_code,
    expectedBy: state === 'PENDING' ? expectedBy(row) : null,
    i18nKey: depositFailureKey(row),
  };
}
