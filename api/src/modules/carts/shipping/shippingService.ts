import type {
  ShippingFeeEstimates,
  ShippingFeeEstimatesBody,
  UpdateShippingBody,
} from '@portal/shared/contract/shipping';
import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { findPostalOnly, methodOfChoice, type ShippingChoice } from '@portal/shared/domain/shipping/checkShipping';
import {
  isShippingMethod,
  SHIPPING_METHODS,
  type ShippingMethod,
} from '@portal/shared/domain/shipping/shippingMethods';
import type { Tx } from '../../../db/client.ts';
import { isUuid } from '../../../db/isUuid.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import { AppError } from '../../../errors/AppError.ts';
import type { SessionUser } from '../../../access/SessionUser.ts';
import type { CartDeps } from '../CartDeps.ts';
import type { CartView } from '../cartReadModel.ts';
import { touchCart } from '../cartRepository.ts';
import { CART_FAILURES } from '../cartsErrors.ts';
import { evaluateCart, type Evaluation } from '../evaluateCart.ts';
import { lockOpenCart, readCart } from '../openCart.ts';
import { listDestinations, type Destination } from './destinations.ts';
import { readOffered } from './offeredMethods.ts';
import { namedMethod, readChoice } from './readChoice.ts';
import { postalOnly, SHIPPING_FAILURES } from './shippingErrors.ts';
import { hasAddresses, listLinesTo, updateShippingMethods } from './shippingRepository.ts';
import { toFeeEstimates } from './toFeeEstimates.ts';
import { listUnknownMethods } from './unknownMethods.ts';

interface ShippingDeps extends Pick<CartDeps, 'db' | 'clock' | 'log' | 'fulfilment' | 'contents' | 'deliveryMethods'> {
  readonly show: (tx: Tx, cart: CartView) => Promise<ShoppingCart>;
}

/** Lines that answers name, and that an error does. */
const LINES_LISTED = 100;
const LINES_NAMED = 5;

/** How the mailed lines of a cart are shipped; every method raises 404 for a cart that is not the user's. */
export function createShippingService(deps: ShippingDeps) {
  const { db, clock, log, show } = deps;
  const evaluate = (executor: CartDeps['db'] | Tx, cart: CartView): Promise<Evaluation> =>
    evaluateCart(deps, executor, cart, { now: clock.now(), isKept: true });

  return {
    /** Asks the printer what it can ship and how, and says what that costs. Raises 422 when that is nothing, 503 without an answer. */
    estimate: async (
      user: SessionUser,
      cartId: string,
      body: ShippingFeeEstimatesBody,
    ): Promise<ShippingFeeEstimates> => {
      const cart = await readCart(db, user, cartId);
      const { variants, shipping } = await evaluate(db, cart);
      const destinations = destinationsOf(variants);
      if (destinations.length === 0) throw new AppError(SHIPPING_FAILURES.nothingMailed);
      requireRate(shipping);
      const offered = await readOffered(deps, destinations);
      const fees = toFeeEstimates({
        destinations,
        offered,
        methods: methodsOf(body),
        shipping,
        currencyCode: cart.account_currency,
      });
      if (fees.shippingFeeEstimates.length === 0 && !isShippable(fees.split))
        throw new AppError(SHIPPING_FAILURES.none);
      return {
        ...fees,
        ...(await readPostalOnly(cart, destinations)),
        hasUnknownMethod: listUnknownMethods(variants).length > 0,
      };
    },

    /**
     * Gives all mailed lines the chosen method, and those that the postal service alone reaches their own; the same choice again changes
     * nothing. Raises 422 for an unknown method, and naming the lines that the choice does not reach; 423 for a placed cart.
     */
    update: (user: SessionUser, cartId: string, body: UpdateShippingBody): Promise<ShoppingCart> => {
      const choice = readChoice(body);
      return withTransaction(db, async (tx) => {
        const cart = await lockOpenCart(tx, user, cartId);
        if (cart.pending_line_count > 0) throw new AppError(CART_FAILURES.filling);
        await choose(tx, cart, choice);
        return show(tx, cart);
      });
    },

    /**
     * Asks the printer anew whether it ships the lines of a cart as they are to be shipped; to be called before a transaction that
     * quotes or orders them. Raises 422 when it does not, 503 without an answer. Whatever else is wrong is left to that transaction.
     */
    requireOffered: async (user: SessionUser, cartId: string): Promise<void> => {
      if (!isUuid(cartId) || !(await hasAddresses(db, { platform_id: user.platformId, id: cartId }))) return;
      const cart = await readCart(db, user, cartId);
      if (cart.status !== 'OPEN' || cart.pending_line_count > 0) return;
      const { variants } = await evaluate(db, cart);
      const destinations = destinationsOf(variants).filter(({ methods }) => methods.size > 0);
      if (destinations.length === 0 || deps.fulfilment === null) return;
      const offered = await readOffered(deps, destinations);
      const isOffered = ({ key, methods }: Destination): boolean =>
        [...methods].every((method) => !isShippingMethod(method) || offered.get(key)?.has(method) === true);
      if (!destinations.every(isOffered)) throw new AppError(SHIPPING_FAILURES.none);
    },
  };

  async function choose(tx: Tx, cart: CartView, choice: ShippingChoice): Promise<void> {
    const { variants } = await evaluate(tx, cart);
    const destinations = destinationsOf(variants);
    if (destinations.length === 0) throw new AppError(SHIPPING_FAILURES.nothingMailed);
    const methods = new Map(destinations.map(({ key, reason }) => [key, methodOfChoice(choice, reason)]));
    const missed = destinations.filter(({ key }) => methods.get(key) === null);
    if (missed.length > 0) {
      const { lines, count } = await listLinesTo(tx, cart, keysOf(missed), LINES_NAMED);
      throw postalOnly(
        lines.map(({ name }) => name),
        count,
      );
    }
    const isOther = variants.some(
      (variant) => variant.addressKey !== null && variant.shippingMethod !== methods.get(variant.addressKey),
    );
    if (!isOther) return;
    await updateShippingMethods(tx, cart, {
      method: choice.method,
      postalMethod: choice.postalMethod ?? choice.method,
      postalKeys: keysOf(destinations.filter(({ reason }) => reason !== null)),
    });
    await touchCart(tx, cart, clock.now());
  }

  /** The methods that a body asks for, all where it names none; unknown ones are left out. */
  function methodsOf(body: ShippingFeeEstimatesBody): readonly ShippingMethod[] {
    if (body.length === 0) return SHIPPING_METHODS;
    const names = new Set(body.map(namedMethod));
    const unknown = [...names].filter((name) => !isShippingMethod(name)).length;
    if (unknown > 0)
      log.warn({ event: 'shipping.unknownMethod', unknown }, 'Fees of methods that are not known were asked for');
    return SHIPPING_METHODS.filter((method) => names.has(method));
  }

  async function readPostalOnly(cart: CartView, destinations: readonly Destination[]) {
    const postal = new Map(destinations.flatMap((one) => (one.reason === null ? [] : [[one.key, one] as const])));
    if (postal.size === 0) return { postalOnlyLines: [], postalOnlyLineCount: 0 };
    const { lines, count } = await listLinesTo(db, cart, [...postal.keys()], LINES_LISTED);
    return {
      postalOnlyLines: lines.flatMap(({ identifier, key, name }) => {
        const address = postal.get(key)?.address;
        const found = address ? findPostalOnly(address) : null;
        return found ? [{ identifier, name, ...found }] : [];
      }),
      postalOnlyLineCount: count,
    };
  }
}

const destinationsOf = (variants: Evaluation['variants']): Destination[] =>
  listDestinations(
    variants,
    new Map(variants.flatMap(({ utid, item }) => (item === undefined ? [] : [[utid, item] as const]))),
  );

const keysOf = (destinations: readonly Destination[]): string[] => destinations.map(({ key }) => key);

const isShippable = (split: ShippingFeeEstimates['split']): boolean =>
  split !== null && split.postal.length > 0 && split.rest.length > 0;

function requireRate({ shippingFees }: Evaluation['shipping']): void {
  if (shippingFees.size === 0) throw new AppError({ ...CART_FAILURES.noRate, values: { currencyCode: 'USD' } });
}

export type ShippingService = ReturnType<typeof createShippingService>;
