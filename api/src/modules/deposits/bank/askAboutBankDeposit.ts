import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Clock } from '../../../runtime/clock.ts';
import type { Db } from '../../../db/client.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import { toRetryOutcome } from '../../../jobs/toRetryOutcome.ts';
import type { Enqueue, JobOutcome } from '../../../jobs/portalJobs.ts';
import type { FoundPayment, PaymentGateway } from '../../../providers/payments/PaymentGateway.ts';
import { isUndecided, REVIEW_CODES } from '../../../providers/payments/reasonCodes.ts';
import type { DepositRow } from '../depositRepository.ts';
import { depositReference } from '../depositReference.ts';
import { queueQuestion } from '../queueQuestion.ts';
import type { BankDepositResult, SettleBankDeposit } from './settleBankDeposit.ts';

interface AskDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly gateway: PaymentGateway;
  readonly settle: SettleBankDeposit;
}

const { abandonedMs, askAfterMs, formMs } = SERVER_SETTINGS.deposits;

/** Asks the gateway what became of a deposit that is neither submitted nor finished for good, and applies it. */
export async function askAboutBankDeposit(deps: AskDeps, deposit: DepositRow): Promise<JobOutcome> {
  const { platform_id: platformId, id, identifier, answered_at, finished_at } = deposit;
  if (answered_at !== null || (finished_at !== null && !mayBePosted(deposit, deps.clock.now()))) return { done: true };
  const found = await deps.gateway.findPayments(depositReference({ platformId, identifier }));
  if (found.outcome === 'failed') return { retry: 'The payment gateway gave no answer' };
  const result = toDepositResult(deposit, found.payments, deps.clock.now());
  if (result.outcome === 'unknown') return askLater(deps, deposit);
  const settled = await deps.settle({ platformId, id }, result).catch(toRetryOutcome);
  if ('retry' in settled) return settled;
  const isOpen = settled.answered_at === null && settled.finished_at === null;
  return isOpen ? { retry: 'The payment is not decided yet' } : { done: true };
}

/** Whoever left the payment page may come back to its form, until that is too old and was asked about once more. */
const mayBePosted = ({ status, created_at }: DepositRow, now: Date): boolean =>
  status === 'CANCELLED' && now.getTime() - created_at.getTime() < formMs + askAfterMs;

/** While the form may still be posted, a debit whose answer is lost is found out within a minute; then the queue's pauses do. */
async function askLater({ db, clock, enqueue }: AskDeps, deposit: DepositRow): Promise<JobOutcome> {
  const now = clock.now().getTime();
  if (now - deposit.created_at.getTime() >= formMs) return { retry: 'The payment is not decided yet' };
  await withTransaction(db, (tx) => queueQuestion(tx, deposit, enqueue, new Date(now + askAfterMs)));
  return { done: true };
}

/** A payment of another amount is none of ours, nor is a request that was sent again. */
function toDepositResult(deposit: DepositRow, payments: readonly FoundPayment[], now: Date): BankDepositResult {
  const ours = payments.filter(
    ({ amountMinor, currencyCode, reasonCode }) =>
      amountMinor === deposit.amount_minor && currencyCode === deposit.currency_code && !isUndecided(reasonCode),
  );
  const own = ours.find(({ state }) => state !== 'declined') ?? ours.at(-1);
  if (own === undefined) {
    const isAbandoned = now.getTime() - deposit.created_at.getTime() >= abandonedMs;
    return isAbandoned ? { outcome: 'cancelled' } : { outcome: 'unknown' };
  }
  const { gatewayId, reasonCode, state } = own;
  if (state === 'declined') return { outcome: 'declined', gatewayId, reasonCode };
  return { outcome: REVIEW_CODES.includes(reasonCode) ? 'review' : 'submitted', gatewayId, reasonCode };
}
