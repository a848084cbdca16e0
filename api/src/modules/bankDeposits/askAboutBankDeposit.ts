import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Clock } from '../../clock.ts';
import { reasonOf } from '../../errors/reasonOf.ts';
import type { JobOutcome } from '../../jobs/portalJobs.ts';
import type { FoundPayment, PaymentGateway } from '../../providers/payments/PaymentGateway.ts';
import { REVIEW_CODES } from '../../providers/payments/reasonCodes.ts';
import type { DepositRow } from '../deposits/index.ts';
import { depositReference } from '../funding/index.ts';
import type { BankAnswer, SettleBankDeposit } from './settleBankDeposit.ts';

interface AskDeps {
  readonly clock: Clock;
  readonly gateway: PaymentGateway;
  readonly settle: SettleBankDeposit;
}

/** Asks the gateway what became of a deposit that is neither submitted nor finished, and applies it. */
export async function askAboutBankDeposit(deps: AskDeps, deposit: DepositRow): Promise<JobOutcome> {
  const { platform_id: platformId, id, identifier, answered_at, finished_at } = deposit;
  if (answered_at !== null || finished_at !== null) return { done: true };
  const found = await deps.gateway.findPayments(depositReference({ platformId, identifier }));
  if (found.outcome === 'failed') return { retry: 'The payment gateway gave no answer' };
  const answer = answerOf(deposit, found.payments, deps.clock.now());
  if (answer.outcome === 'unknown') return { retry: 'The payment is not decided yet' };
  const settled = await deps.settle({ platformId, id }, answer).catch(reasonOf);
  if (typeof settled === 'string') return { retry: settled };
  const isOpen = settled.answered_at === null && settled.finished_at === null;
  return isOpen ? { retry: 'The payment is not decided yet' } : { done: true };
}

/** A payment of another amount is none of ours. */
function answerOf(deposit: DepositRow, payments: readonly FoundPayment[], now: Date): BankAnswer {
  const own = payments.find(
    ({ amountMinor, currencyCode }) => amountMinor === deposit.amount_minor && currencyCode === deposit.currency_code,
  );
  if (own === undefined) {
    const isAbandoned = now.getTime() - deposit.created_at.getTime() >= SERVER_SETTINGS.deposits.abandonedMs;
    return isAbandoned ? { outcome: 'cancelled' } : { outcome: 'unknown' };
  }
  const { gatewayId, reasonCode, state } = own;
  if (state === 'declined') return { outcome: 'declined', gatewayId, reasonCode };
  return { outcome: REVIEW_CODES.includes(reasonCode) ? 'review' : 'submitted', gatewayId, reasonCode };
}
