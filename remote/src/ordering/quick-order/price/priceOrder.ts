import type {
  ShoppingCart,
  CreateCartBody,
  Quote,
  ReplaceCartLinesBody,
  UpdateCartBody,
} from '@portal/shared/contract/shoppingCarts';
import { isApiError } from '../../../api/apiError.ts';
import { newUuid } from '../../../api/newUuid.ts';
import type { DraftStore } from '../../../ui/form/draftStore.ts';
import { readOrderDraft, writeOrderDraft } from '../../orderDraft.ts';
import type { OrderContent } from '../checkout/checkoutValues.ts';

/** Calls that store an order in a cart and quote it. Each rejects with an ApiError. */
export interface CartCalls {
  createCart(args: { body: CreateCartBody; idempotencyKey: string }): Promise<ShoppingCart>;
  updateCart(args: { cartId: string; accountIdentifier: string; body: UpdateCartBody }): Promise<ShoppingCart>;
  replaceLines(args: { cartId: string; body: ReplaceCartLinesBody }): Promise<ShoppingCart>;
  createQuote(args: { cartId: string; idempotencyKey: string }): Promise<Quote>;
}

/** A cart with its quote. */
export interface PricedCart {
  readonly cartId: string;
  readonly quote: Quote;
}

/** The draft's cart, created if missing; idempotent when the response was lost or another tab created it. */
async function findOrCreateCart(calls: CartCalls, drafts: DraftStore, accountIdentifier: string): Promise<string> {
  const draft = readOrderDraft(drafts);
  if (draft.cartId !== undefined) return draft.cartId;
  const cartKey = draft.cartKey ?? newUuid();
  writeOrderDraft(drafts, { ...draft, cartKey });
  const { cartId } = await calls.createCart({
    body: { accountIdentifier, orderSource: 'PORTAL' },
    idempotencyKey: cartKey,
  });
  writeOrderDraft(drafts, { ...readOrderDraft(drafts), cartId });
  return cartId;
}

const isGone = (error: unknown): boolean =>
  isApiError(error) && (error.i18nKey === 'error.cart.notFound' || error.i18nKey === 'error.idempotency.otherBody');

/**
 * Stores an order in its cart and requests a quote. `known` is this page's cart, used even when another tab has deleted
 * the draft. A deleted cart is recreated once. Rejects with an ApiError; 423 when the cart was ordered meanwhile.
 */
export async function priceOrder(
  calls: CartCalls,
  drafts: DraftStore,
  content: OrderContent,
  known: string | null,
): Promise<PricedCart> {
  try {
    const cartId = known ?? (await findOrCreateCart(calls, drafts, content.accountIdentifier));
    return await priceInCart(calls, cartId, content);
  } catch (error) {
    if (!isGone(error)) throw error;
    const { reward } = readOrderDraft(drafts);
    writeOrderDraft(drafts, reward ? { reward } : {});
    return priceInCart(calls, await findOrCreateCart(calls, drafts, content.accountIdentifier), content);
  }
}

async function priceInCart(
  calls: CartCalls,
  cartId: string,
  { accountIdentifier, paymentSourceIdentifier, metadata, lineItems }: OrderContent,
): Promise<PricedCart> {
  const body = { paymentSourceIdentifier, metadata: { ...metadata } };
  await calls.updateCart({ cartId, accountIdentifier, body });
  await calls.replaceLines({ cartId, body: { lineItems: [...lineItems] } });
  return { cartId, quote: await calls.createQuote({ cartId, idempotencyKey: newUuid() }) };
}
