import type { FaultOrder } from '../faults/FaultOrder.ts';
import { DEMO_ACCOUNT, fillCart, orderLines, placeOrder } from '../harness/ordering.ts';
import { signIn } from '../harness/signIn.ts';

/** Places the order on a server that dies meanwhile. Raises when it answers. */
export async function placeUnanswered(baseUrl: string, order: FaultOrder): Promise<void> {
  const client = await signIn(baseUrl);
  order.cart ??= await fillCart(client, DEMO_ACCOUNT, orderLines(order.lineCount, order.tag));
  const response = await placeOrder(client, order.cart, `key-${order.tag}`).catch(() => null);
  if (response !== null) throw new Error(`The order was answered ${response.status}`);
}
