import type { DeliveryStatus } from '@portal/shared/domain/enumerations';
import type { LineReason } from '@portal/shared/domain/ordering/lineReasons';
import type { ShipmentStatus } from '../providers/fulfilment/FulfilmentProvider.ts';
import { isHeld, type PlannedLine, type PlannedOrder } from './PlannedOrder.ts';

/** How all that the demo has mailed is shipped. */
export const DEMO_SHIPPING = 'upsground';

const DAY_MS = 86_400_000;
/** Times from ordering until a parcel is made, with the carrier, and delivered or given up. */
const BEGUN_MS = DAY_MS;
const POSTED_MS = 6 * DAY_MS;
const ENDED_MS = 9 * DAY_MS;
const TAKEN_MS = 60_000;

/** The fate of a letter, a card or a box, and when it came about. */
export interface ParcelStory {
  readonly status: ShipmentStatus;
  readonly acceptedAt: Date;
  readonly shippedAt: Date | null;
  readonly endedAt: Date | null;
  readonly reason: string | null;
}

const REASONS: Readonly<Partial<Record<LineReason, Pick<ParcelStory, 'status' | 'reason'>>>> = {
  shipmentFailed: { status: 'FAILED', reason: 'Returned to sender: no such number' },
  shipmentCanceled: { status: 'CANCELED', reason: 'The card stock is used up' },
};

/** The story of a line's parcel until `now`; null for a line that was not mailed. */
export function parcelOf(line: PlannedLine, plan: PlannedOrder, now: Date): ParcelStory | null {
  const failed = line.failure === null ? null : (REASONS[line.failure] ?? null);
  if (line.address === null || isHeld(plan) || (line.failure !== null && failed === null)) return null;
  const after = (ms: number): Date => new Date(plan.settledAt.getTime() + ms);
  const acceptedAt = after(TAKEN_MS);
  if (failed !== null) return { ...failed, acceptedAt, shippedAt: null, endedAt: after(BEGUN_MS) };
  const isPast = (ms: number): boolean => after(ms) <= now;
  const shippedAt = isPast(POSTED_MS) ? after(POSTED_MS) : null;
  const story = { acceptedAt, shippedAt, endedAt: null, reason: null };
  if (isPast(ENDED_MS)) return { ...story, status: 'COMPLETED', endedAt: after(ENDED_MS) };
  if (shippedAt !== null) return { ...story, status: 'SHIPPED' };
  return { ...story, status: isPast(BEGUN_MS) ? 'IN_PROGRESS' : 'ACCEPTED' };
}

/** How a line reads whose parcel fared so. */
export function deliveryOf({ status }: ParcelStory): DeliveryStatus {
  if (status === 'COMPLETED') return 'DELIVERED';
  return status === 'SHIPPED' ? 'MAILED' : 'PROCESSING';
}
