import { bankReturnEffect } from '@portal/shared/domain/bankReturns';
import type { Tx } from '../../../db/client.ts';
import { readSmallDepositReference } from './smallDepositReference.ts';
import type { TellUnverified } from './unverifiedMails.ts';

/** Disables a bank account after a return, where the code of the bank asks for it. */
export async function disableReturned(
  tx: Tx,
  { platformId, identifier }: { readonly platformId: bigint; readonly identifier: string },
  returnCode: string | null,
): Promise<void> {
  if (bankReturnEffect(returnCode) === 'RETRY') return;
  await tx
    .updateTable('bank_accounts')
    .set({ status: 'DISABLED', return_code: returnCode })
    .where('platform_id', '=', platformId)
    .where('identifier', '=', identifier)
    .execute();
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
  { returnCode, now, tell }: { readonly returnCode: string | null; readonly now: Date; readonly tell: TellUnverified },
): Promise<void> {
  const key = readSmallDepositReference(reference);
  if (key === null) return;
  const disabled = await tx
    .updateTable('bank_accounts')
    .set({ status: 'DISABLED', return_code: creditReturn(returnCode) })
    .where('platform_id', '=', key.platformId)
    .where('small_deposits_reference', '=', key.reference)
    // The other one of the two, or the same event told again.
    .where('return_code', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (disabled?.removed_at === null) await tell(tx, disabled, now);
}
