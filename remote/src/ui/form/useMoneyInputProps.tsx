import { useLocale } from '../../i18n/useLocale.ts';
import { currencySymbol } from '../money/formatMoney.ts';

const SIGN_PX = 36;
const CODE_PX = 52;

/** Props of an input that takes an amount: its currency stands where the user's language puts it. */
export function useMoneyInputProps(currencyCode: string) {
  const { symbol, leads } = currencySymbol(currencyCode, useLocale());
  const width = symbol.length > 2 ? CODE_PX : SIGN_PX;
  const sign = <span className="pr-money-sign">{symbol}</span>;
  return {
    inputMode: 'decimal',
    autoComplete: 'off',
    leftSection: leads ? sign : undefined,
    leftSectionWidth: width,
    rightSection: leads ? undefined : sign,
    rightSectionWidth: width,
    className: 'pr-money-field',
  } as const;
}
