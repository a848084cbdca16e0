import type { DeliveryStatus, LineItemStatus, OrderStatus } from '../enumerations.ts';

/** State of one order line, from issuing the reward to its delivery. */
export const LINE_STATES = ['PENDING', 'SENDING', 'SCHEDULED', 'SENT', 'DELIVERED', 'UNDELIVERED', 'FAILED'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** State of an order as a whole: COMPLETE when every reward was issued and delivered; ON_HOLD while somebody reviews it. */
export const ORDER_STATES = [
  'COMPLETE',
  'PENDING',
  'ON_HOLD',
  'SENDING',
  'SCHEDULED',
  'PARTIAL',
  'UNDELIVERED',
  'FAILED',
  'QUEUED',
  'DELETED',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Lines of an order by outcome; lines without one yet count in `total` only. */
export interface LineCounts {
  readonly total: number;
  /** Not issued; their money was returned. */
  readonly failed: number;
  /** Also those that were handed to a text service, as a mail that a server has accepted. */
  readonly delivered: number;
  /** Issued, but their message did not reach the recipient, or they were cancelled before it went out. */
  readonly undelivered: number;
}

/** The same with those that are issued and wait for the time that was set. */
export interface LineStateCounts extends LineCounts {
  readonly scheduled: number;
}

const AFTER_ISSUING: Readonly<Record<DeliveryStatus, LineState>> = {
  PROCESSING: 'SENDING',
  SCHEDULED: 'SCHEDULED',
  SENT: 'SENT',
  DELIVERED: 'DELIVERED',
  MAILED: 'DELIVERED',
  NOT_DELIVERED: 'UNDELIVERED',
  // Cancelled before it was sent.
  NOT_SENT: 'UNDELIVERED',
};

export const lineStateOf = (status: LineItemStatus, delivery: DeliveryStatus): LineState =>
  status === 'COMPLETE' ? AFTER_ISSUING[delivery] : status;

/** Lines still being issued or delivered. */
export const openLines = ({ total, failed, delivered, undelivered }: LineCounts): number =>
  total - failed - delivered - undelivered;

/** Derives the state of an order from its settlement status and the outcomes of its lines. */
export function orderStateOf(status: OrderStatus, lines: LineStateCounts): OrderState {
  if (status === 'PENDING' || status === 'QUEUED' || status === 'DELETED') return status;
  const missed = lines.failed + lines.undelivered;
  if (lines.failed === lines.total) return 'FAILED';
  if (missed === lines.total) return 'UNDELIVERED';
  if (missed > 0) return 'PARTIAL';
  const open = openLines(lines);
  if (open === 0) return 'COMPLETE';
  return open === lines.scheduled ? 'SCHEDULED' : 'SENDING';
}

export const countLines = (states: readonly LineState[]): LineStateCounts => {
  const of = (...wanted: LineState[]): number => states.filter((state) => wanted.includes(state)).length;
  return {
    total: states.length,
    failed: of('FAILED'),
    delivered: of('SENT', 'DELIVERED'),
    undelivered: of('UNDELIVERED'),
    scheduled: of('SCHEDULED'),
  };
};
