import type { DeliveryStatus, LineItemStatus, OrderStatus } from './enumerations.ts';

/** Where one line of an order is, from issuing its reward to the recipient. */
export const LINE_STATES = ['PENDING', 'SENDING', 'SCHEDULED', 'DELIVERED', 'UNDELIVERED', 'FAILED'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** Where an order is as a whole: COMPLETE when every reward was issued and reached its recipient. */
export const ORDER_STATES = [
  'COMPLETE',
  'PENDING',
  'SENDING',
  'PARTIAL',
  'UNDELIVERED',
  'FAILED',
  'QUEUED',
  'DELETED',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Lines of an order by how they ended; those that ended in no way yet are counted in `total` only. */
export interface LineCounts {
  readonly total: number;
  /** Without a reward; their money was returned. */
  readonly failed: number;
  readonly delivered: number;
  /** Issued, but their message did not reach the recipient. */
  readonly undelivered: number;
}

const AFTER_ISSUING: Readonly<Record<DeliveryStatus, LineState>> = {
  PROCESSING: 'SENDING',
  SCHEDULED: 'SCHEDULED',
  DELIVERED: 'DELIVERED',
  MAILED: 'DELIVERED',
  NOT_DELIVERED: 'UNDELIVERED',
};

export const lineStateOf = (status: LineItemStatus, delivery: DeliveryStatus): LineState =>
  status === 'COMPLETE' ? AFTER_ISSUING[delivery] : status;

/** Lines that are still being issued or on their way. */
export const openLines = ({ total, failed, delivered, undelivered }: LineCounts): number =>
  total - failed - delivered - undelivered;

/** The state of an order from what was settled of its money and how its lines ended. */
export function orderStateOf(status: OrderStatus, lines: LineCounts): OrderState {
  if (status === 'PENDING' || status === 'QUEUED' || status === 'DELETED') return status;
  const missed = lines.failed + lines.undelivered;
  if (lines.failed === lines.total) return 'FAILED';
  if (missed === lines.total) return 'UNDELIVERED';
  if (missed > 0) return 'PARTIAL';
  return openLines(lines) > 0 ? 'SENDING' : 'COMPLETE';
}

/** Counts lines by their states. */
export const countLines = (states: readonly LineState[]): LineCounts => {
  const of = (wanted: LineState): number => states.filter((state) => state === wanted).length;
  return { total: states.length, failed: of('FAILED'), delivered: of('DELIVERED'), undelivered: of('UNDELIVERED') };
};
