import type { Clock } from '../../../runtime/clock.ts';
import type { Db, Tx } from '../../../db/client.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import { failPoint } from '../../../runtime/failPoint.ts';
import type { Enqueue } from '../../../jobs/portalJobs.ts';
import { postJournal } from '../../../ledger/postJournal.ts';
import { isCleared } from '../isCleared.ts';
import { lockDeposit, updateDeposit, type DepositRow } from '../depositRepository.ts';
import { queueQuestion } from '../queueQuestion.ts';
import { findAccountOf } from '../depositParties.ts';
import { expectedBy } from '../expectedBy.ts';
import type { NotifyBankDeposit } from './bankDepositMails.ts';

/** The gateway's answer about a deposit that a person took to the payment page. */
export type BankDepositResult =
  | { readonly outcome: 'submitted' | 'review'; readonly gatewayId: string; readonly reasonCode: string }
  | { readonly outcome: 'declined'; readonly gatewayId: string | null; readonly reasonCode: string }
  /** `undecided`: a reply that is no outcome; the gateway is asked. `unknown`: the gateway knows no payment yet. */
  | { readonly outcome: 'cancelled' | 'undecided' | 'unknown' };

/** Applies an answer to a deposit, once: what was submitted stays so. Returns the deposit. */
export type SettleBankDeposit = (key: TenantKey, result: BankDepositResult) => Promise<DepositRow>;

/** States of a deposit that may still be submitted: also one that was given up, whose form is posted after all. */
const OPEN = ['CREATED', 'CANCELLED'];

interface SettleDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly notify: NotifyBankDeposit;
}

export const createSettleBankDeposit =
  (deps: SettleDeps): SettleBankDeposit =>
  (key, result) =>
    withTransaction(deps.db, async (tx) => {
      const deposit = await lockDeposit(tx, key);
      const now = deps.clock.now();
      const isUnsettled = deposit.status === 'PENDING' && deposit.answered_at === null;
      if (result.outcome === 'unknown' || !(OPEN.includes(deposit.status) || isUnsettled)) return deposit;
      switch (result.outcome) {
        case 'cancelled':
          // The gateway knows what it reviews.
          if (deposit.gateway_id !== null) return deposit;
          return updateDeposit(tx, deposit, { status: 'CANCELLED', finished_at: now });
        case 'undecided':
          if (isUnsettled) return deposit;
          await queueQuestion(tx, deposit, deps.enqueue);
          return updateDeposit(tx, deposit, { status: 'PENDING', finished_at: null });
        case 'declined': {
          const { gatewayId: gateway_id, reasonCode: reason_code } = result;
          return updateDeposit(tx, deposit, {
            status: 'DECLINED',
            gateway_id,
            reason_code,
            answered_at: now,
            finished_at: now,
          });
        }
        case 'review': {
          const { gatewayId: gateway_id, reasonCode: reason_code } = result;
          return updateDeposit(tx, deposit, { status: 'PENDING', gateway_id, reason_code, finished_at: null });
        }
        case 'submitted':
          return submit(tx, deposit, { ...result, now, notify: deps.notify });
      }
    });

interface Submission {
  readonly gatewayId: string;
  readonly reasonCode: string;
  readonly now: Date;
  readonly notify: NotifyBankDeposit;
}

/** The money is on its way; a trusted account has it at once (docs/decisions/0029). */
async function submit(tx: Tx, deposit: DepositRow, { gatewayId, reasonCode, now, notify }: Submission) {
  const pending = await updateDeposit(tx, deposit, {
    status: 'PENDING',
    gateway_id: gatewayId,
    reason_code: reasonCode,
    answered_at: now,
    finished_at: null,
  });
  failPoint('bank-submitted');
  const { confidence_attribute } = await findAccountOf(tx, deposit);
  const isEarly = confidence_attribute === 'TRUSTED' && (await isCleared(tx, deposit.platform_id));
  if (isEarly) {
    const credited = await creditBankDeposit(tx, pending, now);
    await notify(tx, credited, { topic: 'BANK_DEPOSIT_ADDED_MAIL', at: now });
    return credited;
  }
  await notify(tx, pending, { topic: 'BANK_DEPOSIT_MAIL', at: now, day: expectedBy(pending) });
  return pending;
}

/** Puts the money of a deposit in the balance of its account. */
export async function creditBankDeposit(tx: Tx, deposit: DepositRow, now: Date): Promise<DepositRow> {
  const journalId = await postJournal(tx, deposit.platform_id, {
    type: 'BANK_DEPOSIT',
    currencyCode: deposit.currency_code,
    at: now,
    ...(deposit.created_by_user_id !== null && { createdByUserId: deposit.created_by_user_id }),
    ...(deposit.source_name !== null && { description: deposit.source_name }),
    lines: [
      { kind: 'FUNDING_CLEARING', amountMinor: -deposit.amount_minor },
      { kind: 'WALLET', accountId: deposit.account_id, amountMinor: deposit.amount_minor },
    ],
  });
  const credited = await updateDeposit(tx, deposit, { status: 'POSTED', credit_journal_id: journalId });
  failPoint('bank-credited');
  return credited;
}
