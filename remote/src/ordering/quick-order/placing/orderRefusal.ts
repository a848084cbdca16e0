import { isApiError } from '../../../api/apiError.ts';

/** The quote has expired or does not match the cart. */
export const isStalePrice = (error: unknown): boolean => isApiError(error) && error.i18nKey === 'error.quote.stale';

/** The cart was deleted, in another tab. */
export const isCartGone = (error: unknown): boolean => isApiError(error) && error.i18nKey === 'error.cart.notFound';

/** The quote is stale: another tab changed or quoted the cart, or the cart was deleted. Nothing was placed. */
export const isOvertaken = (error: unknown): boolean => isStalePrice(error) || isCartGone(error);

/** The card of the cart is being charged: in another tab, or by a call whose answer was lost. */
export const isPaying = (error: unknown): boolean => isApiError(error) && error.i18nKey === 'error.cart.paying';

/** The cart was placed already: in another tab, or by a call whose answer was lost. */
export const isAlreadyPlaced = (error: unknown): boolean =>
  isApiError(error) && error.status === 423 && !isPaying(error);
