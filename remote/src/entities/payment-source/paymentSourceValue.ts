/** Name of the form's value: the token of a card, and `BALANCE` for the balance of the account. */
export const PAYMENT_SOURCE = 'paymentSourceIdentifier';

/** The value of the balance, whichever account pays: a form can begin with it, and go back to it. */
export const BALANCE = '';

/** Returns the payment source as a cart keeps it: the balance goes by the identifier of its account. */
export const toPaymentSource = (value: string | undefined, accountIdentifier: string): string =>
  value || accountIdentifier;

/** Returns the form's value of a cart's payment source. */
export const fromPaymentSource = (source: string | null, accountIdentifier: string): string =>
  source === null || source === accountIdentifier ? BALANCE : source;
