import type { Schedule } from '@portal/shared/contract/schedules';
import { holds } from '@portal/shared/domain/access/permissions';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { OrderLineView } from './orderLineReadModel.ts';
import type { OrderView } from './orderReadModel.ts';
import { isWaiting } from './orderRepository.ts';
import type { findFirstSchedule } from './scheduledLineRepository.ts';

/** True when a user may change when an order is sent: those who place orders their own, staff who emulate an organisation none. */
export const mayChangeSchedule = (user: SessionUser, placerId: bigint): boolean =>
  user.emulationPlatformId === null &&
  (holds(user, 'ORDER_HISTORY_MANAGE') || (placerId === user.id && holds(user, 'PLACE_ORDER_ACCESS')));

const canChange = (user: SessionUser, order: OrderView): boolean =>
  !isWaiting(order.status) && mayChangeSchedule(user, order.user_id);

/** Returns when what waits in an order is sent. */
export const toOrderSchedule = (
  order: OrderView,
  first: Awaited<ReturnType<typeof findFirstSchedule>>,
  user: SessionUser,
): Schedule | null =>
  first === undefined
    ? null
    : {
        scheduledDeliveryTime: first.scheduled_at.toISOString(),
        timeZone: first.scheduled_time_zone,
        isForAll: first.isForAll,
        version: order.schedule_version,
        canChange: canChange(user, order),
      };

/** Returns when a line is sent that waits for its time. */
export const toLineSchedule = (line: OrderLineView, order: OrderView, user: SessionUser): Schedule | null =>
  line.status !== 'COMPLETE' || line.delivery_status !== 'SCHEDULED' || line.scheduled_at === null
    ? null
    : {
        scheduledDeliveryTime: line.scheduled_at.toISOString(),
        timeZone: line.scheduled_time_zone,
        isForAll: true,
        version: line.schedule_version,
        canChange: canChange(user, order),
      };
