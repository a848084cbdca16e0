import type { CartLineBody, CreateCartBody, Quote, ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Db, Tx } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { routesOf } from '../../plugins/defineRoute.ts';
import type { ApiModule } from '../ApiModule.ts';
import { blockedDomainRoutes } from './blockedDomainRoutes.ts';
import type { CartDeps } from './CartDeps.ts';
import { cartLineRoutes } from './cartLineRoutes.ts';
import type { CheckedLine } from './CartLine.ts';
import { createCartContents, type ContentSizes } from './cartContents.ts';
import { deleteLines, insertLines } from './cartLineRepository.ts';
import { createCartLineService, type CartLineService } from './cartLineService.ts';
import { markForgottenCarts } from './cartRepository.ts';
import { cartRoutes } from './cartRoutes.ts';
import { createCartService, type CartService, type NewCart } from './cartService.ts';
import { listBlockedDomains } from './lineRuleReadModel.ts';
import { lockOpenCart } from './openCart.ts';
import { createQuoteService, type QuoteService } from './quoteService.ts';
import { shippingRoutes } from './shipping/shippingRoutes.ts';
import { createShippingService, type ShippingService } from './shipping/shippingService.ts';

export type { CheckedLine } from './CartLine.ts';
export type { CartView } from './cartReadModel.ts';
export type { QuotedCart } from './quoteService.ts';
export { isBulkCart } from './bulkCart.ts';
export { lockOpenCart } from './openCart.ts';
export { watchShipment } from './requireOneShipment.ts';
export { ofCart } from './cartParams.ts';
export { referenceOf } from './cartService.ts';
export { hashContent } from './hashContent.ts';
export { addressKeyOf, isReferenceIn, linesAddedFrom } from './cartLineRepository.ts';
export { countWithPending } from './cartLineService.ts';
export type { CartKey } from './cartRepository.ts';
export { lockCartOfJob, touchCart, updateCart } from './cartRepository.ts';
export { listCartsOfTemplate, listPlacedCarts } from './cartReadModel.ts';
export { isOwnQuote } from './quoteRepository.ts';
export { checkCartLine } from './checkCartLine.ts';
export { loadLineRules } from './evaluateCart.ts';
export { readAddress } from './readAddress.ts';
export { toPhysicalMethod } from './lineDelivery.ts';
export { toLineWarnings, toMailingAddress, toShippingInfo } from './toMailing.ts';
export { checkOrderable } from './lineRules.ts';
export { listBlockedDomains } from './lineRuleReadModel.ts';
export { money } from './currencyTotals.ts';
export { priceReward } from './priceReward.ts';
export { summariseLines, type UncartedLines } from './summariseLines.ts';

export interface CartsModule extends ApiModule {
  readonly requireQuoted: QuoteService['requireQuoted'];
  readonly finishAdding: CartLineService['finishAdding'];
  readonly show: CartService['show'];
  /** How mailed lines are shipped. */
  readonly shipping: ShippingService;
  /** Opens a cart that holds these lines as they are; what is wrong with them by now is said in it. */
  readonly openFilled: (
    tx: Tx,
    user: SessionUser,
    body: CreateCartBody,
    lines: readonly CheckedLine[],
  ) => Promise<ShoppingCart>;
  /** Opens a cart of these lines and quotes it. Raises 422 naming the fields of the cart. */
  readonly openQuoted: (
    tx: Tx,
    user: SessionUser,
    body: NewCart,
    lines: readonly CartLineBody[],
  ) => Promise<{ readonly cartId: string } & Pick<Quote, 'quoteIdentifier'>>;
}

interface CartsModuleDeps extends Omit<CartDeps, 'contents'> {
  readonly sizes: ContentSizes;
}

/** Wires shopping carts and quotes. */
export function createCartsModule({ sizes, ...rest }: CartsModuleDeps): CartsModule {
  const { db } = rest;
  const deps = { ...rest, contents: createCartContents(sizes) };
  const cartService = createCartService(deps);
  const quoteService = createQuoteService(deps);
  const lineService = createCartLineService({ ...deps, show: cartService.show });
  const shipping = createShippingService({ ...deps, show: cartService.show });
  const wholeCarts = cartRoutes({ db, carts: cartService, quotes: quoteService, shipping });
  const cartLines = cartLineRoutes({ db, lines: lineService });
  const blockedDomains = blockedDomainRoutes({ listDomains: (platformId) => listBlockedDomains(db, platformId) });
  return {
    requireQuoted: quoteService.requireQuoted,
    finishAdding: lineService.finishAdding,
    show: cartService.show,
    shipping,
    openFilled: async (tx, user, body, lines) => {
      const { cartId } = await cartService.create(tx, user, body);
      const cart = await lockOpenCart(tx, user, cartId);
      await insertLines(tx, cart, lines);
      return lineService.finishAdding(tx, cart, 0);
    },
    openQuoted: async (tx, user, body, lines) => {
      const { cartId } = await cartService.create(tx, user, body);
      await lineService.add(tx, user, cartId, lines);
      const { quoteIdentifier } = await quoteService.create(tx, user, cartId);
      return { cartId, quoteIdentifier };
    },
    routes: routesOf([wholeCarts, cartLines, shippingRoutes(shipping), blockedDomains]),
    housekeeping: [{ name: 'delete forgotten carts', run: (now) => deleteForgottenCarts(db, now) }],
  };
}

/** Deletes open carts that nobody has touched, with their lines. */
const deleteForgottenCarts = (db: Db, now: Date): Promise<void> =>
  withTransaction(db, async (tx) => {
    for (const cart of await markForgottenCarts(tx, now)) await deleteLines(tx, cart);
  });
