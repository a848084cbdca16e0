import { isApiError } from '../../../api/apiError.ts';
import { PAYMENT_SOURCE } from '../../../entities/payment-source/paymentSourceValue.ts';

/** True when the chosen card may not pay for the order: removed, expired, on hold, or beyond a limit of cards. */
export const isPaymentRefused = (error: unknown): boolean =>
  isApiError(error) && error.fields?.some(({ field }) => field === PAYMENT_SOURCE) === true;

/** True when the bank declined the charge: nothing was placed. */
export const isDeclined = (error: unknown): boolean => isApiError(error) && error.status === 402;
