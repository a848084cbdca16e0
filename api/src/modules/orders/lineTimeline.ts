import { fullName } from '@portal/shared/domain/fullName';
import type { TimelineEvent } from '@portal/shared/contract/orders';
import type { Static } from '@sinclair/typebox';
import type { Selectable } from 'kysely';
import type { DeliveryAttempts } from '../../db/schema.generated.ts';
import type { OrderLineView } from './orderLineReadModel.ts';
import type { OrderView } from './orderReadModel.ts';

type Happening = Static<typeof TimelineEvent>;
type Attempt = Selectable<DeliveryAttempts>;

const MAIL_EVENTS: Readonly<Record<string, Happening['event']>> = { SENT: 'MAIL_SENT', BOUNCED: 'MAIL_BOUNCED' };

/** What happened to a line, newest first, with who did it where a person did (H5). */
export function lineTimeline(
  order: OrderView,
  line: OrderLineView,
  attempts: readonly Attempt[],
  now: Date,
): Happening[] {
  const happenings = [
    happening(order.created_at, 'PLACED', { actor: fullName(order.created_by_first_name, order.created_by_last_name) }),
    happening(line.issued_at, 'ISSUED'),
    ...(line.status === 'FAILED' ? failure(order, line) : []),
    ...attempts.map((attempt) => mail(attempt)),
    happening(line.first_viewed_at, 'VIEWED'),
    happening(line.expires_at !== null && line.expires_at <= now ? line.expires_at : null, 'EXPIRED'),
  ].flat();
  // Those of one moment stand in the order in which they follow from each other.
  return happenings
    .map((entry, index) => ({ entry, index }))
    .sort((a, b) => Date.parse(b.entry.at) - Date.parse(a.entry.at) || b.index - a.index)
    .map(({ entry }) => entry);
}

function happening(
  at: Date | null,
  event: Happening['event'],
  more: { actor?: string; reason?: string | null } = {},
): Happening[] {
  return at === null ? [] : [{ at: at.toISOString(), event, actor: more.actor ?? null, reason: more.reason ?? null }];
}

const failure = (order: OrderView, line: OrderLineView): Happening[] => [
  ...happening(line.processed_at, 'ISSUE_FAILED', { reason: line.status_reason }),
  ...happening(order.completed_at, 'REFUNDED'),
];

function mail({ created_at, outcome, response }: Attempt): Happening[] {
  const event = MAIL_EVENTS[outcome] ?? 'MAIL_FAILED';
  return happening(created_at, event, { reason: event === 'MAIL_SENT' ? null : response });
}
