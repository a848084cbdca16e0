import { exponentOf, isCurrencyCode } from '@portal/shared/domain/money/currencies';
import { withMinusSign } from '@portal/shared/domain/money/minusSign';

/** "+1,250.00" or "−75.00": major units with the decimals of the currency. */
export function signedAmount(amount: number, currencyCode: string, locale: string): string {
  const decimals = isCurrencyCode(currencyCode) ? exponentOf(currencyCode) : 2;
  const format = new Intl.NumberFormat(locale, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return withMinusSign(format.format(amount));
}
