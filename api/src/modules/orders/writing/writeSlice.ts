import type { Tx } from '../../../db/client.ts';
import type { Order } from '../orderRepository.ts';
import { copyCartLines, readSlice } from './cartSliceRepository.ts';
import { priceSlice, type OrderPricing } from './orderPricing.ts';
import { shareShipping } from './shareShipping.ts';

interface Slice {
  readonly pricing: OrderPricing;
  /** The row of the cart after which the slice begins. */
  readonly afterId: bigint;
  /** Lines that the order has already. */
  readonly linesBefore: number;
  readonly limit: number;
}

/** Writes the next lines of an order from its cart. Returns how many they are, and the row of the last. Raises when one is lost. */
export async function writeSlice(
  tx: Tx,
  order: Order,
  { pricing, afterId, linesBefore, limit }: Slice,
): Promise<{ readonly lineCount: number; readonly lastId: bigint }> {
  if (order.cart_id === null) throw new Error(`Order ${order.reference_order_id} has no cart`);
  const cart = { platformId: order.platform_id, cartId: order.cart_id, afterId };
  const { variants, lineCount, lastId } = await readSlice(tx, cart, limit);
  const priced = priceSlice(pricing, variants, order.currency_code);
  const copied = await copyCartLines(tx, {
    ...cart,
    orderId: order.id,
    lastId,
    linesBefore,
    pricing: priced,
    shares: await shareShipping(tx, { ...cart, lastId }, pricing),
  });
  if (copied !== lineCount)
    throw new Error(`Order ${order.reference_order_id} would hold ${copied} of ${lineCount} lines`);
  return { lineCount, lastId };
}
