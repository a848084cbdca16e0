import type { Clock } from '../../../runtime/clock.ts';
import type { Db } from '../../../db/client.ts';
import type { JobOutcome } from '../../../jobs/portalJobs.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import type { PaymentGateway } from '../../../providers/payments/PaymentGateway.ts';
import {
  findKeptBankAccount,
  lockBankAccount,
  updateBankAccount,
  type BankAccountRow,
} from './bankAccountRepository.ts';
import { smallDepositReference } from './smallDepositReference.ts';
import type { NotifyUnverified } from './unverifiedMails.ts';

export interface SmallDepositDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly gateway: PaymentGateway;
  readonly notify: NotifyUnverified;
}

/**
 * Sends the small deposits of a bank account that the gateway does not know yet. An answer that was lost is asked for later,
 * when the gateway's search can know it.
 */
export async function sendSmallDeposits(deps: SmallDepositDeps, key: TenantKey): Promise<JobOutcome> {
  const { db, gateway } = deps;
  const row = await findKeptBankAccount(db, key);
  if (row.status !== 'UNVERIFIED' || row.removed_at !== null) return { done: true };
  for (const [index, amountMinor] of row.small_deposits_minor.entries()) {
    const reference = smallDepositReference(row, index);
    const found = await gateway.findPayments(reference);
    if (found.outcome === 'failed') return { retry: 'The payment gateway gave no answer' };
    if (found.payments.length > 0) continue;
    const sent = await gateway.creditBankAccount({ token: row.gateway_token, amountMinor, reference });
    if (sent.outcome === 'unknown') return { retry: 'The payment gateway gave no answer' };
    if (sent.outcome === 'declined') {
      await disable(deps, key, row);
      return { done: true };
    }
  }
  return { done: true };
}

const disable = (
  { db, clock, notify }: SmallDepositDeps,
  key: TenantKey,
  { small_deposits_reference }: BankAccountRow,
) =>
  withTransaction(db, async (tx) => {
    const row = await lockBankAccount(tx, key);
    if (row.small_deposits_reference !== small_deposits_reference) return;
    const disabled = await updateBankAccount(tx, row, { status: 'DISABLED', return_code: 'R03' });
    if (disabled !== null) await notify(tx, disabled, clock.now());
  });
