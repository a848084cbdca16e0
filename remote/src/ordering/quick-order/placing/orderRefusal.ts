import { isApiError } from '../../../api/apiError.ts';

/** The price has expired or is not the one of this cart any more. */
export const isStalePrice = (error: unknown): boolean => isApiError(error) && error.i18nKey === 'error.quote.stale';

/** The cart is not the one that was priced any more: another tab priced it for itself, or it was removed. Nothing was placed. */
export const isOvertaken = (error: unknown): boolean =>
  isStalePrice(error) || (isApiError(error) && error.i18nKey === 'error.cart.notFound');

/** The cart was placed already: in another tab, or by a call whose answer was lost. */
export const isAlreadyPlaced = (error: unknown): boolean => isApiError(error) && error.status === 423;

/** Nobody knows whether the order was placed, or nothing began: the same call may be repeated with the same key. */
export const isRepeatable = (error: unknown): boolean =>
  !isApiError(error) || error.status === 0 || error.status >= 500 || error.status === 401 || error.status === 429;
