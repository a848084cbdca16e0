import { formatMoney } from '../../ui/money/formatMoney.ts';

/** "+1,250.00 USD" or "−75.00 USD": major units, as tables show money, with the way it goes. */
export const formatSignedMoney = (amount: number, currencyCode: string, locale: string): string =>
  (amount > 0 ? '+' : '') + formatMoney(amount, currencyCode, locale, 'table');
