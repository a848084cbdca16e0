import type { CartLineBody } from '@portal/shared/contract/shoppingCarts';
import type { TenantKey } from '../db/TenantKey.ts';
import { order } from './cartCalls.ts';
import { buildShop } from './commerceBuilders.ts';
import type { TestApp } from './testApp.ts';

/** An order placed by a buyer of a new shop, through the API; nothing of it is issued yet. The queue must have been started. */
export async function buildPlacedOrder(testApp: TestApp, lineItems: readonly CartLineBody[]) {
  const shop = await buildShop(testApp.db, { balanceMinor: 1_000_000n });
  const call = await testApp.signIn(shop.buyer.email);
  const placed = await order(call, shop.account.identifier, lineItems);
  const orderId = BigInt(placed.orderId);
  const orderKey: TenantKey = { platformId: shop.platform.id, id: orderId };
  return { ...shop, call, orderId, orderKey, reference: placed.referenceOrderId };
}
