import type { Quote } from '@portal/shared/contract/shoppingCarts';
import type { DraftStore } from '../../../ui/form/draftStore.ts';
import type { OrderedReward } from './checkoutValues.ts';

/** Name of the form's draft; the cart's stands beside it. */
export const CHECKOUT_DRAFT = 'order.checkout';
const CART_DRAFT = 'order.checkout.cart';

/** A try to place whose answer is not known yet: repeated with the same key and body until it is. */
export interface PlacingAttempt {
  readonly idempotencyKey: string;
  readonly fingerprint: string;
  readonly cartId: string;
  readonly quote: Quote;
}

/** What belongs to a draft beside its typed values. */
export interface OrderDraft {
  /** The reward it was begun for, to continue from elsewhere. */
  readonly reward?: OrderedReward;
  /** Makes creating the cart repeatable. */
  readonly cartKey?: string;
  readonly cartId?: string;
  readonly attempt?: PlacingAttempt;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isReward = (value: unknown): value is OrderedReward =>
  isObject(value) && isText(value['utid']) && isText(value['amount']);

const isQuote = (value: unknown): value is Quote =>
  isObject(value) &&
  isText(value['quoteIdentifier']) &&
  isText(value['expiresAt']) &&
  Array.isArray(value['rates']) &&
  isObject(value['summary']) &&
  isObject(value['summary']['fullOrderQuote']);

const isAttempt = (value: unknown): value is PlacingAttempt =>
  isObject(value) &&
  isText(value['idempotencyKey']) &&
  isText(value['fingerprint']) &&
  isText(value['cartId']) &&
  isQuote(value['quote']);

/** The draft's cart and attempt as they stand in the browser now (another tab may have written them). */
export function readOrderDraft(drafts: DraftStore): OrderDraft {
  const kept = drafts.load(CART_DRAFT) ?? {};
  const { reward, cartKey, cartId, attempt } = kept;
  return {
    ...(isReward(reward) ? { reward } : {}),
    ...(isText(cartKey) ? { cartKey } : {}),
    ...(isText(cartId) ? { cartId } : {}),
    ...(isAttempt(attempt) ? { attempt } : {}),
  };
}

/** Writes at once, before the call that it belongs to is sent. */
export function writeOrderDraft(drafts: DraftStore, draft: OrderDraft): void {
  drafts.save(CART_DRAFT, { ...draft });
}

/** Forgets the typed values, the cart and the attempt. */
export function removeOrderDraft(drafts: DraftStore): void {
  drafts.remove(CHECKOUT_DRAFT);
  drafts.remove(CART_DRAFT);
}
