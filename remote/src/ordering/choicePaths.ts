import { PATHS } from '@portal/shared/domain/access/paths';
import type { FulfillmentType } from '@portal/shared/domain/enumerations';
import { generatePath } from 'react-router-dom';

/** The reward and amount being ordered, as addresses carry them. */
export interface Choice {
  readonly utid: string;
  /** Decimal text in major units; null when none was entered. */
  readonly amount: string | null;
}

export const choiceQuery = ({ utid, amount }: Choice): string =>
  `?${new URLSearchParams(amount === null ? { utid } : { utid, amount }).toString()}`;

/** The page of a brand's rewards, with a choice on it. */
export const rewardPath = (brandKey: string, choice?: Choice): string =>
  generatePath(PATHS.reward, { brandKey }) + (choice === undefined ? '' : choiceQuery(choice));

/** The step of an order in steps at which its reward is chosen, with a choice. */
export const rewardStepPath = (choice: Choice): string => PATHS.orderReward + choiceQuery(choice);

/** The first step of an order that goes by mail, with a choice. */
const mailedPath = (choice: Choice): string => PATHS.physicalRecipients + choiceQuery(choice);

/** The first step of an order of many cards to one address, with a choice. */
const bulkPath = ({ utid, amount }: Choice): string =>
  `${PATHS.physicalRecipients}?${new URLSearchParams({ bulk: utid, ...(amount !== null && { amount }) }).toString()}`;

/** The first step of an order of what goes by post, with a choice; null for a digital reward. */
export function physicalPath(type: FulfillmentType, choice: Choice): string | null {
  if (type === 'DIGITAL') return null;
  return type === 'PHYSICAL' ? mailedPath(choice) : bulkPath(choice);
}

const FOR_CART = 'forCart';

/** The checkout of a choice; `isForCart`: the people are asked for to fill the cart with it. */
export const checkoutPath = (choice: Choice, isForCart = false): string =>
  PATHS.checkout + choiceQuery(choice) + (isForCart ? `&${FOR_CART}=true` : '');

/** True of the address of a checkout that was opened to fill the cart. */
export const isCheckoutForCart = (params: URLSearchParams): boolean => params.has(FOR_CART);

/** An order whose rewards are ordered once more, or one of its lines. */
export interface OrderToRepeat {
  readonly referenceOrderId: string;
  readonly lineNumber: number | null;
}

const REPEATED = 'repeats';
const LINE = 'line';

/** The checkout of a cart that holds lines, of an order that they repeat where there is one. */
export const cartCheckoutPath = (cartId: string, repeated?: OrderToRepeat): string => {
  const params = new URLSearchParams({ cartId });
  if (repeated !== undefined) params.set(REPEATED, repeated.referenceOrderId);
  if (repeated !== undefined && repeated.lineNumber !== null) params.set(LINE, String(repeated.lineNumber));
  return `${PATHS.checkout}?${params.toString()}`;
};

/** Reads the order that the lines of the cart of an address repeat; null where they repeat none. */
export function readOrderToRepeat(params: URLSearchParams): OrderToRepeat | null {
  const referenceOrderId = params.get(REPEATED);
  const line = params.get(LINE) ?? '';
  return referenceOrderId === null
    ? null
    : { referenceOrderId, lineNumber: /^[1-9]\d{0,6}$/.test(line) ? Number(line) : null };
}
