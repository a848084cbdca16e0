import { RELAY_PEOPLE } from './loadOauthClients.ts';
import type { PlannedOrder } from './PlannedOrder.ts';

const DAY_MS = 86_400_000;
/** Orders of each person that went by the app. */
const OF_PERSON = 3;
/** Days after the app was connected, and before today. */
const MARGIN_DAYS = 2;

/** Has the app of the sandbox place some of the latest small orders of the people who connected it. */
export function planAppOrders(orders: readonly PlannedOrder[], now: Date): PlannedOrder[] {
  const daysAgo = ({ createdAt }: PlannedOrder): number => (now.getTime() - createdAt.getTime()) / DAY_MS;
  const chosen = RELAY_PEOPLE.flatMap(([email, days]) =>
    orders
      .filter(
        (order) =>
          order.buyer === email &&
          order.source === 'PORTAL' &&
          order.type === 'DIGITAL' &&
          order.lines.length === 1 &&
          daysAgo(order) > MARGIN_DAYS &&
          daysAgo(order) < days - MARGIN_DAYS,
      )
      .slice(-OF_PERSON),
  );
  return orders.map((order, index) =>
    chosen.includes(order)
      ? { ...order, source: 'API', externalReferenceId: `relay-${String(30_000 + index)}`, isByApp: true }
      : order,
  );
}
