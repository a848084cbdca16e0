import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { TenantKey } from '../../../db/TenantKey.ts';
import { toRetryOutcome } from '../../../jobs/toRetryOutcome.ts';
import type { JobOutcome } from '../../../jobs/portalJobs.ts';
import type { FoundPayment, PaymentGateway } from '../../../providers/payments/PaymentGateway.ts';
import { findCharge } from '../../../providers/payments/findCharge.ts';
import { depositReference } from '../depositReference.ts';
import { findDeposit, type DepositRow } from '../depositRepository.ts';
import { isRejected } from '../isCleared.ts';
import { returnToCard } from './returnToCard.ts';
import { settleCardDeposit, type CardDepositResult, type SettleDeps } from './settleCardDeposit.ts';

export interface AskDeps extends SettleDeps {
  readonly gateway: PaymentGateway;
  /** The same for a deposit by bank. */
  readonly askAboutBank: (deposit: DepositRow) => Promise<JobOutcome>;
}

/** Nothing reached the gateway, or nothing that it would charge. */
const NOT_CHARGED = '0';

/** Asks the gateway what became of a deposit that is not finished, and applies it: a rejected organisation's charge goes back. */
export async function askGateway(deps: AskDeps, key: TenantKey): Promise<JobOutcome> {
  const { db, clock, gateway, askAboutBank } = deps;
  const deposit = await findDeposit(db, key);
  if (deposit.kind === 'BANK_DEPOSIT') return askAboutBank(deposit);
  if (deposit.finished_at !== null) return { done: true };
  const { identifier } = deposit;
  const found = await gateway.findPayments(depositReference({ platformId: key.platformId, identifier }));
  if (found.outcome === 'failed') return { retry: 'The payment gateway gave no answer' };
  const result = toDepositResult(deposit, found.payments, clock.now());
  if (result === null) return { retry: 'The payment gateway does not know the payment yet' };
  const settled = await settleCardDeposit(deps, key, result).catch(toRetryOutcome);
  if ('retry' in settled) return settled;
  if (settled.finished_at !== null) return { done: true };
  if (result.outcome === 'captured' && (await isRejected(db, key.platformId))) return returnToCard(deps, settled);
  return { retry: 'The payment is not decided yet' };
}

/** Null while nothing is known. */
function toDepositResult(deposit: DepositRow, payments: readonly FoundPayment[], now: Date): CardDepositResult | null {
  const { amount_minor, fee_minor, currency_code: currencyCode } = deposit;
  const charge = findCharge(payments, { amountMinor: amount_minor + fee_minor, currencyCode });
  if (charge !== null) return charge;
  // The gateway's search lags behind.
  const age = now.getTime() - deposit.created_at.getTime();
  if (age < SERVER_SETTINGS.deposits.searchLagMs) return null;
  return { outcome: 'declined', gatewayId: null, reasonCode: NOT_CHARGED };
}
