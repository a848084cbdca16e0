import type { CartLine, ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { isMailed } from '@portal/shared/domain/ordering/deliveryKinds';
import { isOfStep, PHYSICAL_STEPS, type PhysicalStep } from '@portal/shared/domain/ordering/physicalSteps';
import { CART_PARAMETER } from '../mailed-lines/physicalStep.ts';

const BULK = 'bulk';

/** The cart that the address of a step names; null: the user's active one. */
export const readCartId = (params: URLSearchParams): string | null => params.get(CART_PARAMETER);

/** True of the address at which an order of many cards to one address begins. */
export const isBulkAddress = (params: URLSearchParams): boolean => params.has(BULK);

/** The order of a step: a cart with what goes by mail. */
export interface PhysicalOrder {
  readonly cart: ShoppingCart;
  /** Its mailed lines, among the first hundred. */
  readonly lines: readonly CartLine[];
  /** The digital ones of the same cart, among the first hundred. */
  readonly digitalLines: readonly CartLine[];
  /** The cart has more than a hundred lines. */
  readonly hasMoreLines: boolean;
  /** Names the page of lines after the first hundred; null for none. */
  readonly nextPageToken: string | null;
  /** Many cards to one address, without letters. */
  readonly isBulk: boolean;
  /** The address of a step of this order. */
  readonly to: (step: PhysicalStep) => string;
}

/** Returns the steps of an order; cards of a bulk order have no letter. */
export const listSteps = (isBulk: boolean): readonly PhysicalStep[] =>
  isBulk ? PHYSICAL_STEPS.filter((step) => step !== 'personalization') : PHYSICAL_STEPS;

/** Returns what is wrong with a line in a step. */
export const listStepErrors = (step: PhysicalStep, line: CartLine): CartLine['errors'] =>
  line.errors.filter(({ field }) => isOfStep(step, field));

/** Returns how many lines of the order, on whatever page, lack something in a step. */
export const countIncomplete = (step: PhysicalStep, { mailing }: Pick<ShoppingCart, 'mailing'>): number =>
  mailing === null || step === 'review' ? 0 : mailing.incomplete[step];

/** True when a step has all that it asks for. */
export const isStepDone = (step: PhysicalStep, { cart }: Pick<PhysicalOrder, 'cart'>): boolean =>
  cart.mailing !== null && step !== 'review' && countIncomplete(step, cart) === 0;

/** Returns the first step that lacks something; the review when none does. */
export const findFirstOpenStep = (order: Pick<PhysicalOrder, 'cart' | 'isBulk'>): PhysicalStep =>
  listSteps(order.isBulk).find((step) => !isStepDone(step, order)) ?? 'review';

/** True of a line that goes by mail. */
export const isMailedLine = ({ recipient }: CartLine): boolean => isMailed(recipient.deliveryType);

/** History state of a step that one was led back to, because it lacks something. */
export const LED_BACK = { isLedBack: true } as const;

export const isLedBack = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isLedBack' in state && state.isLedBack === true;
