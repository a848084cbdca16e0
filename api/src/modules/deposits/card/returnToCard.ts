import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { writeAudit } from '../../../audit/writeAudit.ts';
import type { Db } from '../../../db/client.ts';
import { keyOf } from '../../../db/TenantKey.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import type { JobOutcome } from '../../../jobs/portalJobs.ts';
import { findRefund } from '../../../providers/payments/findRefund.ts';
import type { PaymentGateway, RefundResult } from '../../../providers/payments/PaymentGateway.ts';
import type { Clock } from '../../../runtime/clock.ts';
import { lockDeposit, updateDeposit, type DepositRow } from '../depositRepository.ts';
import { refundReference } from '../depositReference.ts';

interface ReturnDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly gateway: PaymentGateway;
}

const { searchLagMs } = SERVER_SETTINGS.deposits;

/**
 * Returns a captured charge that is not credited to its card, once: the gateway is asked for it anew only when it knows nothing of
 * it after its search has caught up. One that it refuses stays pending, for staff to see.
 */
export async function returnToCard(deps: ReturnDeps, deposit: DepositRow): Promise<JobOutcome> {
  if (deposit.gateway_id === null || deposit.refund_gateway_id !== null) return { done: true };
  const known = deposit.refund_asked_at === null ? 'ASK' : await findAnswer(deps, deposit, deposit.refund_asked_at);
  const result = known === 'ASK' ? await askForRefund(deps, deposit, deposit.gateway_id) : known;
  if (result.outcome === 'unknown') return { retry: 'The payment gateway has not told of the refund yet' };
  await settleReturn(deps, deposit, result);
  return { done: true };
}

/** Returns what became of a refund that was asked for; ASK when nothing of it arrived. */
async function findAnswer(
  { clock, gateway }: ReturnDeps,
  deposit: DepositRow,
  askedAt: Date,
): Promise<RefundResult | 'ASK'> {
  const found = await gateway.findPayments(toRefundReference(deposit));
  if (found.outcome === 'failed') return { outcome: 'unknown' };
  const known = findRefund(found.payments);
  if (known !== undefined) return known;
  return clock.now().getTime() - askedAt.getTime() < searchLagMs ? { outcome: 'unknown' } : 'ASK';
}

/** Asks for the refund, unless another job has asked since the deposit was read. */
async function askForRefund(
  { db, clock, gateway }: ReturnDeps,
  deposit: DepositRow,
  gatewayId: string,
): Promise<RefundResult> {
  const isClaimed = await withTransaction(db, async (tx) => {
    const now = await lockDeposit(tx, keyOf(deposit));
    const isSame = now.refund_asked_at?.getTime() === deposit.refund_asked_at?.getTime();
    if (!isSame || now.finished_at !== null) return false;
    await updateDeposit(tx, deposit, { refund_asked_at: clock.now() });
    return true;
  });
  if (!isClaimed) return { outcome: 'unknown' };
  return gateway.refundCard({
    gatewayId,
    amountMinor: deposit.amount_minor + deposit.fee_minor,
    currencyCode: deposit.currency_code,
    reference: toRefundReference(deposit),
  });
}

const settleReturn = (
  { db, clock }: ReturnDeps,
  deposit: DepositRow,
  { outcome, gatewayId }: Exclude<RefundResult, { outcome: 'unknown' }>,
): Promise<void> =>
  withTransaction(db, async (tx) => {
    const { finished_at, refund_gateway_id } = await lockDeposit(tx, keyOf(deposit));
    if (finished_at !== null || refund_gateway_id !== null) return;
    const at = clock.now();
    const isReturned = outcome === 'refunded';
    await updateDeposit(tx, deposit, {
      refund_gateway_id: gatewayId ?? '',
      ...(isReturned && { status: 'RETURNED', finished_at: at }),
    });
    await writeAudit(tx, {
      platformId: deposit.platform_id,
      actorUserId: null,
      action: isReturned ? 'deposit.returnedToCard' : 'deposit.returnRefused',
      entityType: 'deposit',
      entityId: deposit.identifier,
      details: {
        amountMinor: String(deposit.amount_minor),
        feeMinor: String(deposit.fee_minor),
        currencyCode: deposit.currency_code,
      },
      at,
    });
  });

const toRefundReference = ({ platform_id: platformId, identifier }: DepositRow): string =>
  refundReference({ platformId, identifier });
