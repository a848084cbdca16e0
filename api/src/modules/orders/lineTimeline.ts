import { toMajor } from '@portal/shared/domain/money/money';
import { fullName } from '@portal/shared/domain/people/fullName';
import type { TimelineEvent } from '@portal/shared/contract/orders';
import type { Static } from '@sinclair/typebox';
import { lineReasonOf } from '@portal/shared/domain/ordering/lineReasons';
import { ACTION_REASONS, REWARD_ACTIONS } from '@portal/shared/domain/ordering/rewardActions';
import { oneOf } from '../../db/oneOf.ts';
import { messageReason, type listMails, type MailAttempt } from '../outbox/index.ts';
import type {
  ActionView,
  listCredentialViews,
  listRedemptions,
  OrderLineView,
  ResendView,
  ScheduleChangeView,
} from './orderLineReadModel.ts';
import type { ShipmentView } from './shipping/shipmentReadModel.ts';
import type { OrderView } from './orderReadModel.ts';

type TimelineEntry = Static<typeof TimelineEvent>;

type MessageEvents = Readonly<Record<string, TimelineEntry['event']>>;

const MAIL_EVENTS: MessageEvents = {
  SENT: 'MAIL_SENT',
  BOUNCED: 'MAIL_BOUNCED',
  COMPLAINED: 'MAIL_COMPLAINED',
};
const TEXT_EVENTS: MessageEvents = {
  SENT: 'TEXT_SENT',
  DELIVERED: 'TEXT_DELIVERED',
  BOUNCED: 'TEXT_NOT_DELIVERED',
};

/** The records about a line beside the line itself. */
type LineRecords = Awaited<ReturnType<typeof listMails>> & {
  readonly resends: readonly ResendView[];
  readonly views: Awaited<ReturnType<typeof listCredentialViews>>;
  readonly redemptions: Awaited<ReturnType<typeof listRedemptions>>;
  readonly actions: readonly ActionView[];
  readonly scheduleChanges: readonly ScheduleChangeView[];
  /** Null for a line that does not travel. */
  readonly shipment: ShipmentView | null;
};

/** Events of a line, newest first, with the person who caused them where there is one. */
export function lineTimeline(
  order: OrderView,
  line: OrderLineView,
  { attempts, givenUp, resends, views, redemptions, actions, scheduleChanges, shipment }: LineRecords,
  now: Date,
): TimelineEntry[] {
  const happenings = [
    happening(order.created_at, 'PLACED', { actor: fullName(order.created_by_first_name, order.created_by_last_name) }),
    ...scheduled(order, line, scheduleChanges),
    happening(line.issued_at, 'ISSUED'),
    ...(order.reissued_from === null ? [] : happening(order.created_at, 'REISSUED_FROM')),
    ...(line.status === 'FAILED' && (shipment?.ended_at ?? null) === null ? failure(order, line) : []),
    ...(shipment === null ? [] : shipped(shipment)),
    ...resends.map(({ created_at, recipient, first_name, last_name }) =>
      happening(created_at, 'RESENT', { actor: fullName(first_name, last_name), recipient }),
    ),
    ...views.map((view) =>
      happening(view.created_at, 'CODES_VIEWED', { actor: fullName(view.first_name, view.last_name) }),
    ),
    ...redemptions.map(({ redeemed_at, amount_minor }) =>
      happening(redeemed_at, 'REDEEMED', {
        actor: fullName(line.first_name, line.last_name),
        amount: toMajor(amount_minor, line.currency_code),
      }),
    ),
    ...actions.flatMap((action) => acted(action)),
    ...freezeEnds(line, actions, now),
    ...attempts.map((attempt) => message(attempt)),
    ...givenUp.map(({ channel, settled_at, last_error }) =>
      happening(settled_at, channel === 'TEXT' ? 'TEXT_GIVEN_UP' : 'MAIL_GIVEN_UP', {
        reason: messageReason(channel, last_error, false),
      }),
    ),
    happening(line.first_viewed_at, 'VIEWED', { actor: fullName(line.first_name, line.last_name) }),
    happening(line.expires_at !== null && line.expires_at <= now ? line.expires_at : null, 'EXPIRED'),
  ].flat();
  // Events with the same timestamp are in causal order.
  return happenings
    .map((entry, index) => ({ entry, index }))
    .sort((a, b) => Date.parse(b.entry.at) - Date.parse(a.entry.at) || b.index - a.index)
    .map(({ entry }) => entry);
}

function happening(
  at: Date | null,
  event: TimelineEntry['event'],
  more: Partial<Omit<TimelineEntry, 'at' | 'event'>> = {},
): TimelineEntry[] {
  return at === null
    ? []
    : [
        {
          at: at.toISOString(),
          event,
          actor: more.actor ?? null,
          recipient: more.recipient ?? null,
          amount: more.amount ?? null,
          reason: more.reason ?? null,
          actionReason: more.actionReason ?? null,
          otherReason: more.otherReason ?? null,
          scheduledDeliveryTime: more.scheduledDeliveryTime ?? null,
          timeZone: more.timeZone ?? null,
        },
      ];
}

const DONE = { FREEZE: 'FROZEN', UNFREEZE: 'UNFROZEN', CANCEL: 'CANCELLED', REISSUE: 'REISSUED' } as const;
const REFUSED = {
  FREEZE: 'FREEZE_REFUSED',
  UNFREEZE: 'UNFREEZE_REFUSED',
  CANCEL: 'CANCEL_REFUSED',
  REISSUE: 'REISSUE_REFUSED',
} as const;

/** An action that the issuer has answered. */
function acted({ kind, state, reason, other_reason: otherReason, settled_at, ...action }: ActionView): TimelineEntry[] {
  const events = state === 'DONE' ? DONE : REFUSED;
  return happening(settled_at, events[oneOf(REWARD_ACTIONS, kind)], {
    actor: fullName(action.first_name, action.last_name),
    actionReason: oneOf(ACTION_REASONS, reason),
    otherReason,
  });
}

/** Returns for when a line was scheduled when it was ordered, and how that was changed since. */
function scheduled(order: OrderView, line: OrderLineView, changes: readonly ScheduleChangeView[]): TimelineEntry[] {
  const [first] = changes;
  const at = first?.former_at ?? line.scheduled_at;
  if (at === null) return [];
  const timeZone = first ? first.former_time_zone : line.scheduled_time_zone;
  return [
    ...happening(order.created_at, 'SCHEDULED', {
      actor: fullName(order.created_by_first_name, order.created_by_last_name),
      scheduledDeliveryTime: at.toISOString(),
      timeZone,
    }),
    ...changes.flatMap((change) =>
      happening(change.created_at, change.scheduled_at === null ? 'SENT_NOW' : 'RESCHEDULED', {
        actor: fullName(change.first_name, change.last_name),
        scheduledDeliveryTime: change.scheduled_at?.toISOString() ?? null,
        timeZone: change.time_zone,
      }),
    ),
  ];
}

/** Holds that have ended by the clock: nothing was done to the reward before. */
function freezeEnds(
  { reward_status, frozen_until }: OrderLineView,
  actions: readonly ActionView[],
  now: Date,
): TimelineEntry[] {
  const done = actions.filter(({ state }) => state === 'DONE');
  const ends = done.flatMap(({ kind, frozen_until: until }, index) => {
    const next = done[index + 1]?.settled_at ?? null;
    return kind !== 'FREEZE' || until === null || (next !== null && next < until) ? [] : [until];
  });
  // One that is of no action: it was on hold before there were actions.
  const former = done.some(({ kind }) => kind === 'FREEZE') || reward_status !== 'FROZEN' ? [] : [frozen_until];
  return [...ends, ...former].flatMap((until) =>
    until === null || until > now ? [] : happening(until, 'FREEZE_ENDED'),
  );
}

/** Returns what became of the letter or card. */
const shipped = (shipment: ShipmentView): TimelineEntry[] => [
  ...happening(shipment.accepted_at, 'SHIPMENT_ACCEPTED'),
  ...happening(shipment.shipped_at, 'SHIPPED'),
  ...happening(shipment.completed_at, 'SHIPMENT_DELIVERED'),
  ...happening(shipment.ended_at, shipment.status === 'CANCELED' ? 'SHIPMENT_CANCELED' : 'SHIPMENT_FAILED', {
    otherReason: shipment.reason,
  }),
  ...happening(shipment.refunded_minor > 0n ? shipment.settled_at : null, 'REFUNDED'),
];

const failure = (order: OrderView, line: OrderLineView): TimelineEntry[] => [
  ...happening(line.processed_at, 'ISSUE_FAILED', { reason: lineReasonOf(line.status_reason ?? '') }),
  ...happening(order.completed_at, 'REFUNDED'),
];

function message({ channel, created_at, outcome, response, recipient }: MailAttempt): TimelineEntry[] {
  const event = channel === 'TEXT' ? (TEXT_EVENTS[outcome] ?? 'TEXT_FAILED') : (MAIL_EVENTS[outcome] ?? 'MAIL_FAILED');
  const isMissed = outcome === 'BOUNCED' || outcome === 'FAILED';
  if (!isMissed) return happening(created_at, event, { recipient });
  if (recipient === '') return happening(created_at, event, { reason: 'noAddress' });
  return happening(created_at, event, { recipient, reason: messageReason(channel, response, outcome === 'BOUNCED') });
}
