import { PATHS } from '@portal/shared/domain/access/paths';
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

const FOR_CART = 'forCart';

/** The checkout of a choice; `isForCart`: the people are asked for to fill the cart with it. */
export const checkoutPath = (choice: Choice, isForCart = false): string =>
  PATHS.checkout + choiceQuery(choice) + (isForCart ? `&${FOR_CART}=true` : '');

/** True of the address of a checkout that was opened to fill the cart. */
export const isCheckoutForCart = (params: URLSearchParams): boolean => params.has(FOR_CART);

/** The checkout of a cart that holds lines. */
export const cartCheckoutPath = (cartId: string): string =>
  `${PATHS.checkout}?${new URLSearchParams({ cartId }).toString()}`;
