import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { TenantKey } from '../../db/TenantKey.ts';
import { toRetryOutcome } from '../../jobs/toRetryOutcome.ts';
import type { JobOutcome } from '../../jobs/portalJobs.ts';
import { findCharge } from '../../providers/payments/findCharge.ts';
import type { ChargeResult, PaymentGateway } from '../../providers/payments/PaymentGateway.ts';
import { chargeReference } from './orderPaymentReference.ts';
import { findPayment } from './orderPaymentRepository.ts';
import { settleOrderPayment, type SettleDeps } from './settleOrderPayment.ts';

interface AskDeps extends SettleDeps {
  readonly gateway: PaymentGateway;
}

const { searchLagMs } = SERVER_SETTINGS.cardOrders;

/** The gateway does not know the charge: nothing of it arrived. */
const NEVER_ARRIVED: ChargeResult = { outcome: 'declined', gatewayId: null, reasonCode: '0' };

/** Asks the gateway what became of the payment of an order that is not decided, and applies it. */
export async function askAboutPayment(deps: AskDeps, key: TenantKey): Promise<JobOutcome> {
  const payment = await findPayment(deps.db, key);
  if (payment.finished_at !== null) return { done: true };
  const found = await deps.gateway.findPayments(chargeReference(payment));
  if (found.outcome === 'failed') return { retry: 'The payment gateway gave no answer' };
  const known = findCharge(found.payments, {
    amountMinor: payment.amount_minor + payment.fee_minor,
    currencyCode: payment.currency_code,
  });
  const age = deps.clock.now().getTime() - payment.created_at.getTime();
  // The gateway's search lags behind.
  if (known === null && age < searchLagMs) return { retry: 'The payment gateway does not know the payment yet' };
  const settled = await settleOrderPayment(deps, key, known ?? NEVER_ARRIVED).catch(toRetryOutcome);
  if ('retry' in settled) return settled;
  return settled.finished_at === null ? { retry: 'The payment is not decided yet' } : { done: true };
}
