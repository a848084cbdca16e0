import type { Quote } from '@portal/shared/contract/shoppingCarts';
import type { DraftStore } from '../ui/form/draftStore.ts';
import type { Choice } from './choicePaths.ts';

/** A reward with its amount, and what a list of drafts calls it. */
export type OrderedReward = Choice & {
  readonly amount: string;
  readonly currencyCode?: string;
  readonly brandName?: string;
};

/** Draft key of the form's values; the cart has its own. */
export const CHECKOUT_DRAFT = 'order.checkout';
/** Draft key of the mails of its lines, while they are written. */
export const LINE_MAILS_DRAFT = 'order.checkout.mails';
/** Draft key of the reward, its cart, and an attempt to place it. */
export const CART_DRAFT = 'order.checkout.cart';

/** An attempt to place the order without a known outcome: retried with the same body, and so under the same key. */
export interface PlacingAttempt {
  readonly fingerprint: string;
  readonly cartId: string;
  readonly quote: Quote;
}

/** Data of a draft besides the typed values. */
export interface OrderDraft {
  /** The ordered reward, to resume from another page. */
  readonly reward?: OrderedReward;
  /** Idempotency-Key of creating the cart. */
  readonly cartKey?: string;
  readonly cartId?: string;
  readonly attempt?: PlacingAttempt;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export const isOrderedReward = (value: unknown): value is OrderedReward =>
  isObject(value) && isText(value['utid']) && isText(value['amount']);

const isQuote = (value: unknown): value is Quote =>
  isObject(value) &&
  isText(value['quoteIdentifier']) &&
  isText(value['accountIdentifier']) &&
  isText(value['expiresAt']) &&
  Array.isArray(value['rates']) &&
  isObject(value['summary']) &&
  isObject(value['summary']['fullOrderQuote']);

const isAttempt = (value: unknown): value is PlacingAttempt =>
  isObject(value) && isText(value['fingerprint']) && isText(value['cartId']) && isQuote(value['quote']);

/** Reads cart and attempt from storage, because another tab may have changed them. */
export function readOrderDraft(drafts: DraftStore): OrderDraft {
  const kept = drafts.load(CART_DRAFT) ?? {};
  const { reward, cartKey, cartId, attempt } = kept;
  return {
    ...(isOrderedReward(reward) ? { reward } : {}),
    ...(isText(cartKey) ? { cartKey } : {}),
    ...(isText(cartId) ? { cartId } : {}),
    ...(isAttempt(attempt) ? { attempt } : {}),
  };
}

/** Writes synchronously, before the corresponding call is sent. */
export function writeOrderDraft(drafts: DraftStore, draft: OrderDraft): void {
  drafts.save(CART_DRAFT, { ...draft });
  // Nobody typed it: who signs out loses nothing with it.
  drafts.markKept([CART_DRAFT]);
}

/** Deletes the typed values, the cart and the attempt. */
export function removeOrderDraft(drafts: DraftStore): void {
  for (const key of [CHECKOUT_DRAFT, LINE_MAILS_DRAFT, CART_DRAFT]) drafts.remove(key);
}
