import { bankReturnEffect } from '@portal/shared/domain/funding/bankReturns';
import type { Tx } from '../../../db/client.ts';
import { disableBankAccount, disableBySmallDeposits } from './bankAccountRepository.ts';
import { readSmallDepositReference } from './smallDepositReference.ts';
import type { NotifyUnverified } from './unverifiedMails.ts';

/** Disables a bank account after a return, where the code of the bank asks for it. */
export async function disableReturned(
  tx: Tx,
  bankAccount: { readonly platformId: bigint; readonly identifier: string },
  returnCode: string | null,
): Promise<void> {
  if (bankReturnEffect(returnCode) === 'RETRY') return;
  await disableBankAccount(tx, bankAccount, returnCode);
}

/** A credit comes back only from a bank account that takes none, whatever else the code says. */
const creditReturn = (code: string | null): string | null => (bankReturnEffect(code) === 'RETRY' ? 'R03' : code);

/**
 * Disables the bank account whose small deposit came back, and says so to who added it, once; nothing where the reference
 * names none.
 */
export async function disableSmallDeposits(
  tx: Tx,
  reference: string,
  {
    returnCode,
    now,
    notify,
  }: { readonly returnCode: string | null; readonly now: Date; readonly notify: NotifyUnverified },
): Promise<void> {
  const key = readSmallDepositReference(reference);
  if (key === null) return;
  const disabled = await disableBySmallDeposits(tx, key, creditReturn(returnCode));
  if (disabled?.removed_at === null) await notify(tx, disabled, now);
}
