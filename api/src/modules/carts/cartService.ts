import { randomUUID } from 'node:crypto';
import type {
  CreateCartBody,
  OrderSummary,
  RemovedCarts,
  ShoppingCart,
  UpdateCartBody,
} from '@portal/shared/contract/shoppingCarts';
import type { OrderSource } from '@portal/shared/domain/enumerations';
import { holds } from '@portal/shared/domain/access/permissions';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Executor, Tx } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { walletBalance } from '../../ledger/wallets.ts';
import { checkBalanceQuestion } from '../accounts/index.ts';
import { findVisibleAccount } from '../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { requireBulkOrders } from './bulkCart.ts';
import type { CartDeps } from './CartDeps.ts';
import { listErrorGroups, nameTemplates } from './cartErrorGroups.ts';
import { readCartMailing } from './cartMailing.ts';
import { deleteLines } from './cartLineRepository.ts';
import { cardTokenOf, readPaymentFee, requireCard } from './cartPayment.ts';
import * as views from './cartReadModel.ts';
import type { CartView } from './cartReadModel.ts';
import * as carts from './cartRepository.ts';
import { CART_FAILURES } from './cartsErrors.ts';
import { evaluateCart, toFillingEvaluation, type Evaluation } from './evaluateCart.ts';
import { lockOpenCart, readCart } from './openCart.ts';
import { isOwnQuote } from './quoteRepository.ts';
import { toOrderSummary } from './toOrderSummary.ts';
import { toRemovedCart } from './toRemovedCart.ts';
import { toShoppingCart } from './toShoppingCart.ts';

/** A cart to be opened, by people or by a program. */
export type NewCart = Omit<CreateCartBody, 'orderSource'> & { readonly orderSource: OrderSource };

/** Query parameters of PATCH. */
export interface CartTarget {
  readonly accountIdentifier?: string | undefined;
  readonly paymentSourceIdentifier?: string | undefined;
}

/** Summary of an evaluated cart; balance data is limited to what the user may see. */
export async function summarise(
  executor: Executor,
  user: SessionUser,
  cart: CartView,
  evaluation: Evaluation,
  now: Date,
): Promise<OrderSummary> {
  const question = { accountId: cart.account_id, totalMinor: evaluation.totalMinor, now };
  const showsCover = (await checkBalanceQuestion(executor, user, question, isOwnQuote)) === 'granted';
  const wallet = await walletBalance(executor, { platformId: cart.platform_id, accountId: cart.account_id });
  return toOrderSummary(cart, evaluation, wallet, {
    showsCover,
    showsBalance: holds(user, 'VIEW_BALANCE_ACCESS'),
    cardFee: await readPaymentFee(executor, cart),
  });
}

const toCart = async (executor: Executor, cart: CartView, evaluation: Evaluation): Promise<ShoppingCart> =>
  toShoppingCart(cart, evaluation, {
    causes: await nameTemplates(executor, cart, listErrorGroups(evaluation.variants)),
    mailing: await readCartMailing(executor, cart, evaluation.variants),
  });

/** Carts as a whole; every method raises 404 for a cart that is not the user's and 423 on changing a placed one. */
export function createCartService(deps: CartDeps) {
  const { db, clock, orderCards, releaseLines } = deps;
  const evaluate = (executor: Executor, cart: CartView, isKept: boolean): Promise<Evaluation> =>
    evaluateCart(deps, executor, cart, { now: clock.now(), isKept });

  const show = async (executor: Executor, cart: CartView): Promise<ShoppingCart> => {
    // An open transaction may have changed the cart.
    if (cart.pending_line_count === 0)
      return toCart(executor, cart, await evaluate(executor, cart, !executor.isTransaction));
    const { lines, pending, unadded } = await views.countFilling(executor, cart);
    const now = { ...cart, pending_line_count: pending, unadded_line_count: unadded };
    return toCart(
      executor,
      now,
      pending > 0 ? toFillingEvaluation(cart, lines) : await evaluate(executor, cart, false),
    );
  };

  return {
    show,

    /**
     * Opens a cart for an account; the user's active cart (CART) is answered as it is when there is one already. Raises 403 for one of
     * cards in bulk where these are switched off.
     */
    create: async (tx: Tx, user: SessionUser, body: NewCart): Promise<ShoppingCart> => {
      const account = await findVisibleAccount(tx, user, body.accountIdentifier);
      const id = randomUUID();
      const now = clock.now();
      const opened = await carts.insertCart(tx, {
        id,
        platform_id: account.platform_id,
        customer_id: account.customer_id,
        account_id: account.id,
        user_id: user.id,
        order_source: body.orderSource,
        external_reference_id: referenceOf(body.externalReferenceId),
        ...(await paymentSourceChange(tx, account, body.paymentSourceIdentifier, now)),
        ...metadataChange(body),
        created_at: now,
        updated_at: now,
      });
      const active = opened ? undefined : await views.findActiveCartView(tx, user);
      const cart = active ?? (await readCart(tx, user, id));
      requireBulkOrders(cart);
      return show(tx, cart);
    },

    get: async (user: SessionUser, cartId: string): Promise<ShoppingCart> => show(db, await readCart(db, user, cartId)),

    /** The user's active cart, or null. */
    getActive: async (user: SessionUser): Promise<ShoppingCart | null> => {
      const cart = await views.findActiveCartView(db, user);
      return cart ? show(db, cart) : null;
    },

    getSummary: async (user: SessionUser, cartId: string): Promise<OrderSummary> => {
      const cart = await readCart(db, user, cartId);
      return summarise(db, user, cart, await evaluate(db, cart, true), clock.now());
    },

    /** Updates account, payment source and metadata; absent fields are kept. Changing account, card or metadata invalidates quotes. */
    update: (user: SessionUser, cartId: string, target: CartTarget, body: UpdateCartBody): Promise<ShoppingCart> =>
      withTransaction(db, async (tx) => {
        const cart = await lockOpenCart(tx, user, cartId);
        const identifier = target.accountIdentifier ?? body.accountIdentifier ?? cart.account_identifier;
        const now = clock.now();
        const account = await accountChange(tx, user, cart, identifier);
        if (account !== null && cart.pending_line_count > 0) throw new AppError(CART_FAILURES.filling);
        const metadata = metadataChange(body);
        const changes = {
          ...account,
          ...(await paymentSourceChange(
            tx,
            { platform_id: cart.platform_id, id: account?.account_id ?? cart.account_id, identifier },
            target.paymentSourceIdentifier ?? body.paymentSourceIdentifier,
            now,
          )),
          ...metadata,
        };
        await carts.updateCart(tx, cart, { ...changes, updated_at: now });
        const isOtherCard = cardTokenOf(cart) !== cardTokenOf({ ...cart, account_identifier: identifier, ...changes });
        if (account || isOtherCard || isOther(cart, metadata)) await carts.touchCart(tx, cart, now);
        return show(tx, await readCart(tx, user, cart.id));
      }),

    remove: (user: SessionUser, cartId: string): Promise<void> =>
      withTransaction(db, async (tx) => {
        const cart = await lockOpenCart(tx, user, cartId);
        await deleteCarts(tx, user, [cart.id]);
      }),

    /** Removes the user's abandoned carts, and says which. */
    removeOutOfSync: (user: SessionUser): Promise<RemovedCarts> =>
      withTransaction(db, async (tx) => {
        const before = new Date(clock.now().getTime() - SERVER_SETTINGS.carts.keptMs);
        const stale = await views.listStaleCarts(tx, user, before);
        await deleteCarts(
          tx,
          user,
          stale.map(({ id }) => id),
        );
        return stale.map(toRemovedCart);
      }),
  };

  async function deleteCarts(tx: Tx, { platformId }: SessionUser, cartIds: readonly string[]): Promise<void> {
    if (cartIds.length === 0) return;
    const now = clock.now();
    for (const id of cartIds) await deleteLines(tx, { platform_id: platformId, id });
    await carts.markDeleted(tx, platformId, cartIds, now);
    await releaseLines(tx, platformId, cartIds, now);
  }

  /** The balance of an account bears the account's identifier, a card its token. Raises 422 for a card that may not pay now. */
  async function paymentSourceChange(
    tx: Tx,
    { platform_id: platformId, id: accountId, identifier }: { platform_id: bigint; id: bigint; identifier: string },
    source: string | null | undefined,
    now: Date,
  ): Promise<Pick<CartView, 'payment_source_identifier'> | null> {
    if (!source) return null;
    if (source !== identifier) await requireCard(orderCards, tx, { platformId, accountId }, { token: source, now });
    return { payment_source_identifier: source };
  }

  async function accountChange(
    tx: Tx,
    user: SessionUser,
    cart: CartView,
    identifier: string,
  ): Promise<Pick<CartView, 'account_id' | 'customer_id' | 'payment_source_identifier'> | null> {
    if (identifier === cart.account_identifier) return null;
    const { id, customer_id } = await findVisibleAccount(tx, user, identifier);
    return { account_id: id, customer_id, payment_source_identifier: null };
  }
}

const metadataChange = ({ metadata }: Pick<UpdateCartBody, 'metadata'>) => ({
  ...(metadata?.purchaseOrderNumber === undefined
    ? {}
    : { purchase_order_number: trimmed(metadata.purchaseOrderNumber) }),
  ...(metadata?.notes === undefined ? {} : { notes: trimmed(metadata.notes) }),
  ...(metadata?.carrierMessage === undefined ? {} : { carrier_message: trimmed(metadata.carrierMessage) }),
});

const isOther = (cart: CartView, metadata: ReturnType<typeof metadataChange>): boolean => {
  const { purchase_order_number, notes, carrier_message } = { ...cart, ...metadata };
  return (
    purchase_order_number !== cart.purchase_order_number ||
    notes !== cart.notes ||
    carrier_message !== cart.carrier_message
  );
};

/** Normalises a reference: surrounding blanks and Unicode composition do not make it a different one. */
export const referenceOf = (text: string | null | undefined): string | null => trimmed(text?.normalize('NFC') ?? null);

const trimmed = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text.trim());

export type CartService = ReturnType<typeof createCartService>;
