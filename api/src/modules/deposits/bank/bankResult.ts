import type { BankResult } from '@portal/shared/contract/bankAccounts';
import { BANK_DEPOSIT_STATUSES } from '@portal/shared/domain/enumerations';
import { expectedFunds } from '@portal/shared/domain/funding/expectedFunds';
import { toMajor } from '@portal/shared/domain/money/money';
import type { Executor } from '../../../db/client.ts';
import { isUuid } from '../../../db/isUuid.ts';
import { oneOf } from '../../../db/oneOf.ts';
import { AppError } from '../../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../../errors/commonErrors.ts';
import { findVisibleBankDeposit } from '../depositReadModel.ts';
import { depositFailureKey } from '../depositFailure.ts';
import { findJournalIdentifier } from '../../../ledger/journalReadModel.ts';
import type { SessionUser } from '../../../access/SessionUser.ts';

/** GET /api/ach/request/{requestReferenceNumber}. Raises 404 for a deposit of an account that the user does not see. */
export async function readBankResult(executor: Executor, user: SessionUser, reference: string): Promise<BankResult> {
  const deposit = isUuid(reference) ? await findVisibleBankDeposit(executor, user, reference) : undefined;
  if (deposit === undefined) throw new AppError(COMMON_FAILURES.notFound);
  const { platform_id, credit_journal_id, currency_code, created_at } = deposit;
  const status = oneOf(BANK_DEPOSIT_STATUSES, deposit.status);
  return {
    cybersourceReasonCode: deposit.reason_code,
    transactionType: 'SALE',
    status,
    i18nKey: depositFailureKey(deposit),
    returnCode: deposit.return_code,
    accountTransactionID:
      credit_journal_id === null ? null : await findJournalIdentifier(executor, platform_id, credit_journal_id),
    accountIdentifier: deposit.accountIdentifier,
    amount: toMajor(deposit.amount_minor, currency_code),
    currencyCode: currency_code,
    expected: status === 'PENDING' ? expectedFunds('BANK_DEPOSIT', created_at) : null,
  };
}
