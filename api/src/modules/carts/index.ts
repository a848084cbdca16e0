import type { FastifyPluginCallback } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/client.ts';
import { findVisibleAccount } from '../accounts/index.ts';
import { blockedDomainRoutes } from './blockedDomainRoutes.ts';
import type { CartDeps } from './CartDeps.ts';
import * as lines from './cartLineRepository.ts';
import { cartLineRoutes } from './cartLineRoutes.ts';
import { createCartLineService } from './cartLineService.ts';
import * as views from './cartReadModel.ts';
import * as carts from './cartRepository.ts';
import { cartRoutes } from './cartRoutes.ts';
import { createCartService } from './cartService.ts';
import { listBlockedDomains } from './lineRuleReadModel.ts';
import * as quotes from './quoteRepository.ts';
import { createQuoteService, type QuoteService } from './quoteService.ts';

export type { PricedVariant } from './evaluateCart.ts';
export type { CartView } from './cartReadModel.ts';
export type { QuotedCart } from './quoteService.ts';
export { lockOpenCart } from './openCart.ts';
export type { CartKey } from './cartRepository.ts';
/** Marks a cart as ordered; part of placing an order. */
export { updateCart } from './cartRepository.ts';

export interface CartsModule {
  readonly routes: FastifyPluginCallback;
  readonly requireQuoted: QuoteService['requireQuoted'];
}

/** Wires shopping carts and quotes. */
export function createCartsModule({ db, clock }: { readonly db: Db; readonly clock: Clock }): CartsModule {
  const deps: CartDeps = { db, clock, carts, lines, views, quotes, findAccount: findVisibleAccount };
  const cartService = createCartService(deps);
  const quoteService = createQuoteService(deps);
  const lineService = createCartLineService({ ...deps, show: cartService.show });
  const wholeCarts = cartRoutes({ db, carts: cartService, quotes: quoteService });
  const cartLines = cartLineRoutes({ db, lines: lineService });
  const blockedDomains = blockedDomainRoutes({ listDomains: (platformId) => listBlockedDomains(db, platformId) });
  return {
    requireQuoted: quoteService.requireQuoted,
    routes: (app, options, done) => {
      app.register(wholeCarts, options);
      app.register(cartLines, options);
      app.register(blockedDomains, options);
      done();
    },
  };
}
