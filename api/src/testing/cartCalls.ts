import type { PlacedOrder } from '@portal/shared/contract/orders';
import type { CartLineBody, Quote, ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import type { LightMyRequestResponse } from 'fastify';
import type { Call } from './testApp.ts';

/** A quick-order cart of an account with these lines in it. */
export async function openCart(
  call: Call,
  accountIdentifier: string,
  lineItems: readonly CartLineBody[],
): Promise<string> {
  const opened = await call({
    method: 'POST',
    url: '/api/shopping-carts',
    payload: { accountIdentifier, orderSource: 'PORTAL' },
  });
  const { cartId } = opened.json<ShoppingCart>();
  if (lineItems.length > 0) {
    const filled = await call({
      method: 'PUT',
      url: `/api/shopping-carts/${cartId}/line-items`,
      payload: { lineItems },
    });
    if (filled.statusCode !== 200) throw new Error(`The cart was not filled: ${filled.body}`);
  }
  return cartId;
}

/** A price of a cart. */
export async function quote(call: Call, cartId: string): Promise<Quote> {
  const response = await call({ method: 'POST', url: `/api/shopping-carts/${cartId}/quotes` });
  if (response.statusCode !== 201) throw new Error(`The cart was not quoted: ${response.body}`);
  return response.json<Quote>();
}

/** Places the order of a cart under a key. */
export const placeOrder = (
  call: Call,
  cartId: string,
  quoteIdentifier: string,
  key: string,
): Promise<LightMyRequestResponse> =>
  call({
    method: 'POST',
    url: '/api/orders',
    headers: { 'idempotency-key': key },
    payload: { cartId, quoteIdentifier },
  });

/** Opens, fills, quotes and places in one go. */
export async function order(
  call: Call,
  accountIdentifier: string,
  lineItems: readonly CartLineBody[],
): Promise<PlacedOrder> {
  const cartId = await openCart(call, accountIdentifier, lineItems);
  const { quoteIdentifier } = await quote(call, cartId);
  const response = await placeOrder(call, cartId, quoteIdentifier, `order-${cartId}`);
  if (response.statusCode !== 201) throw new Error(`The order was not placed: ${response.body}`);
  return response.json<PlacedOrder>();
}
