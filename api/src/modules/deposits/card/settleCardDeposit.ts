import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../runtime/clock.ts';
import type { Db, Tx } from '../../../db/client.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import { failPoint } from '../../../runtime/failPoint.ts';
import type { JournalLine } from '../../../ledger/Journal.ts';
import { postJournal } from '../../../ledger/postJournal.ts';
import { isCleared } from '../isCleared.ts';
import { lockDeposit, updateDeposit, type DepositRow } from '../depositRepository.ts';
import type { NotifyDeclined } from './declinedMails.ts';
import type { PrepareReceipts } from '../receiptMails.ts';

/** The gateway's answer about the charge of a deposit. */
export type CardDepositResult =
  | { readonly outcome: 'captured' | 'pending'; readonly gatewayId: string; readonly reasonCode: string }
  | { readonly outcome: 'declined'; readonly gatewayId: string | null; readonly reasonCode: string }
  | { readonly outcome: 'unknown' };

/** Code of the gateway's list for a payment that waits until the business was looked at. */
const IN_BUSINESS_REVIEW = '700';

export interface SettleDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly prepareReceipts: PrepareReceipts;
  readonly notifyDeclined: NotifyDeclined;
}

/** Given up because the gateway knew nothing of it: it had no payment to decline. */
const isGivenUp = ({ status, gateway_id }: DepositRow): boolean => status === 'DECLINED' && gateway_id === null;

/**
 * Applies the gateway's answer to a deposit, once. A finished deposit stays as it is, with one exception: it was given up as
 * unknown to the gateway, and its charge was captured after all; then it is credited. Returns the deposit.
 */
export const settleCardDeposit = (
  { db, clock, prepareReceipts, notifyDeclined }: SettleDeps,
  key: TenantKey,
  result: CardDepositResult,
): Promise<DepositRow> =>
  withTransaction(db, async (tx) => {
    const deposit = await lockDeposit(tx, key);
    const isLateCapture = result.outcome === 'captured' && isGivenUp(deposit);
    if (deposit.finished_at !== null && !isLateCapture) return deposit;
    // It is on its way back to the card.
    if (deposit.refund_asked_at !== null) return deposit;
    const now = clock.now();
    switch (result.outcome) {
      case 'unknown':
        return updateDeposit(tx, deposit, { answered_at: now, status: 'PENDING' });
      case 'declined':
        // Whoever waits for the call's own answer reads it there.
        if (deposit.answered_at !== null) await notifyDeclined(tx, deposit, now);
        return updateDeposit(tx, deposit, { ...facts(result, now), status: 'DECLINED', finished_at: now });
      case 'pending':
        return updateDeposit(tx, deposit, { ...facts(result, now), status: 'PENDING' });
      case 'captured':
        return (await isCleared(tx, key.platformId))
          ? credit(tx, deposit, { ...facts(result, now), status: 'POSTED', finished_at: now }, prepareReceipts)
          : updateDeposit(tx, deposit, {
              ...facts(result, now),
              status: 'PENDING',
              reason_code: IN_BUSINESS_REVIEW,
              finished_at: null,
            });
    }
  });

const facts = ({ gatewayId, reasonCode }: Exclude<CardDepositResult, { outcome: 'unknown' }>, now: Date) => ({
  gateway_id: gatewayId,
  reason_code: reasonCode,
  answered_at: now,
});

async function credit(
  tx: Tx,
  deposit: DepositRow,
  change: { readonly status: string; readonly finished_at: Date },
  prepareReceipts: PrepareReceipts,
): Promise<DepositRow> {
  const { platform_id, account_id, amount_minor, fee_minor, currency_code, created_by_user_id, source_name, note } =
    deposit;
  const queueReceipts = await prepareReceipts(tx, deposit);
  const transaction = randomUUID();
  const fee: JournalLine[] = fee_minor === 0n ? [] : [{ kind: 'FEE_INCOME', amountMinor: fee_minor }];
  const journalId = await postJournal(tx, platform_id, {
    identifier: transaction,
    type: 'CARD_DEPOSIT',
    currencyCode: currency_code,
    ...(created_by_user_id !== null && { createdByUserId: created_by_user_id }),
    at: change.finished_at,
    description: [source_name, note].filter(Boolean).join(' · '),
    lines: [
      { kind: 'FUNDING_CLEARING', amountMinor: -(amount_minor + fee_minor) },
      { kind: 'WALLET', accountId: account_id, amountMinor: amount_minor },
      ...fee,
    ],
  });
  const credited = await updateDeposit(tx, deposit, { ...change, credit_journal_id: journalId });
  await queueReceipts({ transaction, at: change.finished_at });
  failPoint('deposit-settled');
  return credited;
}
