import type { Quote } from '@portal/shared/contract/shoppingCarts';
import { buildUser } from './builders.ts';
import { openCart, placeOrder, quote } from './cartCalls.ts';
import { buildLineBody, buildShop } from './commerceBuilders.ts';
import type { Call, TestApp } from './testApp.ts';

export const UNDISCLOSED_MINOR = 12_345n;

/** A user who places orders and does not see balances, and the account of 123.45 USD. */
export async function openUndisclosedShop(testApp: TestApp) {
  const { platform, account } = await buildShop(testApp.db, { balanceMinor: UNDISCLOSED_MINOR });
  const user = await buildUser(testApp.db, {
    platform_id: platform.id,
    accountIds: [account.id],
    authorities: ['IS_LOGGED_IN', 'PLACE_ORDER_ACCESS'],
  });
  return { platform, account, user, email: user.email, call: await testApp.signIn(user.email) };
}

/** A cart of one line of so many major units, quoted. */
export async function quoteOf(call: Call, account: string, amount: string): Promise<Quote & { cartId: string }> {
  const cartId = await openCart(call, account, [buildLineBody({ amount })]);
  return { cartId, ...(await quote(call, cartId)) };
}

export const summaryOf = async (call: Call, cartId: string) =>
  (await call({ method: 'GET', url: `/api/shopping-carts/${cartId}/summary` })).json<Quote['summary']>();

/** Quotes so many carts that the balance does not cover, and returns how each is placed. */
export async function shortOrders({ call, account }: Awaited<ReturnType<typeof openUndisclosedShop>>, count: number) {
  const orders = [];
  for (let index = 0; index < count; index += 1) {
    const { cartId, quoteIdentifier } = await quoteOf(call, account.identifier, `${500 + index}`);
    orders.push(() => placeOrder(call, cartId, quoteIdentifier, `short-${cartId}`));
  }
  return orders;
}
