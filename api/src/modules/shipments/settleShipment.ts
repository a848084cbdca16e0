import { languageOf } from '@portal/shared/domain/people/languages';
import { fullName } from '@portal/shared/domain/people/fullName';
import type { Clock } from '../../runtime/clock.ts';
import type { Db, Tx } from '../../db/client.ts';
import { keyOf, type TenantKey } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import type { JobOutcome } from '../../jobs/portalJobs.ts';
import { RewardProviderUnreachable, type RewardProvider } from '../../providers/rewards/RewardProvider.ts';
import { formatMoney } from '../../texts/formatMoney.ts';
import { orderFileTexts } from '../../texts/orderFileTexts.ts';
import {
  failShippedLines,
  listShippedLines,
  lockOrder,
  readDoneOrder,
  recordShipped,
  type ShippedLine,
} from '../orders/index.ts';
import type { SendNotice } from '../outbox/index.ts';
import { endReward, findIssuedCardId, findLiveReward } from '../rewards/index.ts';
import { shippedOf } from './applyShipment.ts';
import { findShipment, lockShipment, updateShipment, type Shipment } from './shipmentRepository.ts';

export interface SettleDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly provider: RewardProvider;
  readonly sendNotice: SendNotice;
}

/**
 * Settles a shipment that came to nothing: the issuer voids what was in it, and then its lines fail and their money is given back, once.
 * A reward that somebody has used meanwhile has arrived: its line stays as it is paid. May be run again at any time.
 */
export async function settleShipment(deps: SettleDeps, key: TenantKey): Promise<JobOutcome> {
  const { db } = deps;
  const shipment = await findShipment(db, key);
  if (shipment === undefined || shipment.ended_at === null || shipment.settled_at !== null) return { done: true };
  const lines = await listShippedLines(db, shippedOf(shipment));
  const open = lines.filter(({ is_over }) => !is_over);
  const voided: ShippedLine[] = [];
  for (const line of open) {
    const isVoid = await voidReward(deps, shipment, line).catch((error: unknown) => {
      if (error instanceof RewardProviderUnreachable) return null;
      throw error;
    });
    if (isVoid === null) return { retry: 'The issuer gave no answer' };
    if (isVoid) voided.push(line);
  }
  await withTransaction(db, (tx) => settle(tx, deps, shipment, { voided, used: open.length - voided.length }));
  return { done: true };
}

/** True when a line's reward is worth nothing any more, false when somebody has used it. */
async function voidReward({ db, provider }: SettleDeps, shipment: Shipment, line: ShippedLine): Promise<boolean> {
  const reward = await findLiveReward(db, { platformId: shipment.platform_id, id: line.id });
  const cardId = reward && (await findIssuedCardId(db, reward));
  if (cardId === undefined) return true;
  const outcome = await provider.void({ actionId: `shipment-${shipment.key}-${line.id}`, cardId, when: 'UNUSED' });
  return outcome.kind === 'DONE' || outcome.reason === 'VOID';
}

interface Settlement {
  readonly voided: readonly ShippedLine[];
  readonly used: number;
}

async function settle(tx: Tx, deps: SettleDeps, found: Shipment, { voided, used }: Settlement): Promise<void> {
  const at = deps.clock.now();
  const { platform_id: platformId, order_id: orderId } = found;
  await lockOrder(tx, { platformId, id: orderId });
  const shipment = await lockShipment(tx, keyOf(found));
  if (shipment.settled_at !== null) return;
  const reason = shipment.status === 'CANCELED' ? 'shipmentCanceled' : 'shipmentFailed';
  for (const { id } of voided) await endReward(tx, { platformId, id });
  const lineIds = voided.map(({ id }) => id);
  const { refundedMinor } = await failShippedLines(tx, { platformId, orderId, lineIds, reason, at });
  if (used > 0) await recordShipped(tx, shippedOf(shipment), { status: 'DELIVERED', trackingNumber: null });
  await updateShipment(tx, keyOf(shipment), { settled_at: at, refunded_minor: refundedMinor });
  const [first] = voided;
  if (first !== undefined) await notify(tx, deps, shipment, { first, refundedMinor, reason, at });
}

interface FailedParcel {
  readonly first: ShippedLine;
  readonly refundedMinor: bigint;
  readonly reason: 'shipmentFailed' | 'shipmentCanceled';
  readonly at: Date;
}

/** Tells the buyer what will not arrive, and why. */
async function notify(
  tx: Tx,
  { sendNotice }: SettleDeps,
  { platform_id: platformId, order_id: orderId, reason: words }: Shipment,
  { first, refundedMinor, reason, at }: FailedParcel,
): Promise<void> {
  const order = await readDoneOrder(tx, { platformId, id: orderId });
  const language = languageOf(order.lang_key);
  const why = orderFileTexts(language, 'UTC').reasons[reason];
  await sendNotice(tx, {
    topic: 'SHIPMENT_FAILED_MAIL',
    user: { platformId, id: order.user_id },
    values: {
      reference: order.reference_order_id,
      lineNumber: String(first.line_number),
      reward: first.reward_name,
      recipient: fullName(first.first_name, first.last_name),
      reason: words === null ? why : `${why} (${words})`,
      amount: formatMoney(refundedMinor, order.currency_code, language),
    },
    at,
  });
}
