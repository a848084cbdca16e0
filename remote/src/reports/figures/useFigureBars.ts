import type { ReportBar } from '@portal/shared/contract/reports';
import type { ReportFigureName } from '@portal/shared/domain/enumerations';
import { lineReasonOf } from '@portal/shared/domain/ordering/lineReasons';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import '../../entities/order/locales.ts';
import { getEnumerationLabel } from '../../i18n/getEnumerationLabel.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatMoney } from '../../ui/money/formatMoney.ts';
import { formatMonth } from '../../ui/time/formatMonth.ts';
import { readerZone } from '../../ui/time/readerZone.ts';
import { figurePath, type FigureReport } from './figurePath.ts';
import { pairBars, type ShownFigure } from './figuresByCurrency.ts';
import './locales.ts';
import { useOpenLists } from './useOpenLists.ts';

/** A bar in words, with the one beside it. */
export interface FigureBar {
  readonly key: string;
  readonly name: string;
  readonly bar: ReportBar;
  readonly other: ReportBar | undefined;
  /** Count and amount, or the money in and out. */
  readonly text: string;
  readonly to: string | undefined;
}

/** Rewards are counted, everything else is money. */
export const isCounted = (figure: ReportFigureName): boolean => /^(LINES|UNDELIVERED)_/.test(figure);

/** Returns how rows of a report are counted in words. */
export function useRowCount(type: FigureReport['type']): (count: number) => string {
  const { t } = useTranslation('reportFigures');
  return useMemo(() => {
    if (type === 'ORDERS') return (count) => t('orders', { count });
    return type === 'TRANSACTIONS' ? (count) => t('transactions', { count }) : (count) => t('lines', { count });
  }, [t, type]);
}

/** Returns the bars of a figure with their names, values and addresses. */
export function useFigureBars(report: FigureReport, shown: ShownFigure): readonly FigureBar[] {
  const { t, i18n } = useTranslation(['reportFigures', 'lineReason', 'signedIn']);
  const locale = useLocale();
  const lists = useOpenLists();
  const formatCount = useRowCount(report.type);
  return useMemo(() => {
    const { figure, currency } = shown.figure;
    const money = (bar: ReportBar | undefined) => formatMoney(bar?.amount ?? 0, currency ?? '', locale);
    const getName = ({ key, label }: ReportBar): string => {
      if (figure === 'LINES_BY_STATE') return getEnumerationLabel(i18n, 'delivery', key);
      if (figure === 'UNDELIVERED_BY_REASON') return t(`lineReason:${lineReasonOf(key)}`);
      return label ?? (/^\d{4}-\d{2}$/.test(key) ? formatMonth(key, locale) : key);
    };
    const getText = (bar: ReportBar, other: ReportBar | undefined): string => {
      if (shown.other !== undefined) return t('valueMoney', { moneyIn: money(bar), moneyOut: money(other) });
      return report.type === 'BALANCES'
        ? money(bar)
        : t('value', { count: formatCount(bar.count), amount: money(bar) });
    };
    return pairBars(shown).map(([bar, other]) => ({
      key: bar.key,
      name: getName(bar),
      bar,
      other,
      text: getText(bar, other),
      to: figurePath(report, { figure, currency, key: bar.key }, { lists, zone: readerZone() }),
    }));
  }, [t, i18n, locale, lists, formatCount, report, shown]);
}
