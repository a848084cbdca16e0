import { useLocale } from '../../i18n/useLocale.ts';
import { formatMoney } from './formatMoney.ts';

export interface MoneyProps {
  /** Major units; null: the reader may not see it, or it is not known. */
  readonly amount: number | null;
  readonly currencyCode: string;
  readonly variant?: 'table' | 'prose';
}

/** An amount in the reader's language with tabular figures (look.md Money). */
export function Money({ amount, currencyCode, variant = 'prose' }: MoneyProps) {
  const locale = useLocale();
  if (amount === null) return <span aria-hidden="true">–</span>;
  return <span className="pr-money">{formatMoney(amount, currencyCode, locale, variant)}</span>;
}
