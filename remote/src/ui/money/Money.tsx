import { useLocale } from '../../i18n/useLocale.ts';
import { formatMoney } from './formatMoney.ts';

export interface MoneyProps {
  /** Major units; null when unknown or not visible to the user. */
  readonly amount: number | null;
  readonly currencyCode: string;
  readonly variant?: 'table' | 'prose';
}

/** An amount in the user's language with tabular figures. */
export function Money({ amount, currencyCode, variant = 'prose' }: MoneyProps) {
  const locale = useLocale();
  if (amount === null) return <span aria-hidden="true">–</span>;
  return <span className="pr-money">{formatMoney(amount, currencyCode, locale, variant)}</span>;
}
