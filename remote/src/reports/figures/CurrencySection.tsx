import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { RankedBars } from '../../ui/chart/RankedBars.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { Boundary } from '../../ui/lazy/Boundary.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { formatMoney } from '../../ui/money/formatMoney.ts';
import { formatCalendarDay } from '../../ui/time/formatTime.ts';
import type { FigureReport } from './figurePath.ts';
import type { CurrencyFigures, ShownFigure } from './figuresByCurrency.ts';
import { FigureTable } from './FigureTable.tsx';
import { sumOf } from './sumOf.ts';
import { isCounted, useFigureBars, useRowCount } from './useFigureBars.ts';

const MonthChart = lazyPart(
  async () => (await import(/* webpackChunkName: "reportChart" */ './MonthChart.tsx')).MonthChart,
);

const RANKED_MAX = 10;

interface CurrencySectionProps {
  readonly report: FigureReport;
  readonly figures: CurrencyFigures;
  readonly asTable: boolean;
}

/** The figures of a report in one currency, below its totals. */
export function CurrencySection({ report, figures, asTable }: CurrencySectionProps) {
  const { currency, account, months, others } = figures;
  return (
    <section className="pr-figures__currency" aria-label={currency}>
      <h3>
        {currency} <Totals report={report} figures={figures} />
        {account !== undefined && <span className="pr-figures__totals">{account}</span>}
      </h3>
      <div className="pr-figures__charts">
        {months.map((shown) => (
          <Figure key={shown.figure.figure} {...{ report, shown, currency, asTable }}>
            {(label) => <MonthChart {...{ report, shown, currency, label }} />}
          </Figure>
        ))}
        {others.map((shown) => (
          <Figure key={shown.figure.figure} {...{ report, shown, currency, asTable }}>
            {(label) => <Ranked {...{ report, shown, label }} />}
          </Figure>
        ))}
      </div>
    </section>
  );
}

interface FigureProps {
  readonly report: FigureReport;
  readonly shown: ShownFigure;
  readonly currency: string;
  readonly asTable: boolean;
  readonly children: (label: string) => ReactNode;
}

/** A chart under its name, or the table in its place, which also stands for a chart that cannot be loaded. */
function Figure({ report, shown, currency, asTable, children }: FigureProps) {
  const { t } = useTranslation('reportFigures');
  const label = t(`figure.${shown.figure.figure}`, { defaultValue: currency });
  const table = <FigureTable {...{ report, shown, currency, label }} />;
  if (asTable) return table;
  return (
    <Boundary failed={() => table}>
      <div className="pr-figures__chart">
        <h4>{label}</h4>
        <Suspense fallback={<Waiting label={label} />}>{children(label)}</Suspense>
      </div>
    </Boundary>
  );
}

const Waiting = ({ label }: { readonly label: string }) => (
  <PageSkeleton waitingFor={label}>
    <div className="pr-skeleton__bar pr-figures__waiting" />
  </PageSkeleton>
);

/** The longest bars of a figure; the table has all of them. */
function Ranked({ report, shown, label }: Pick<FigureProps, 'report' | 'shown'> & { readonly label: string }) {
  const { t } = useTranslation('reportFigures');
  const bars = useFigureBars(report, shown);
  const counts = isCounted(shown.figure.figure);
  const shownBars = bars.slice(0, RANKED_MAX).map(({ key, name, text, to, bar, other }) => ({
    key,
    label: name,
    value: counts ? bar.count : Math.max(bar.amount ?? 0, other?.amount ?? 0),
    text,
    to,
  }));
  const count = bars.length - shownBars.length;
  return (
    <>
      <RankedBars label={label} bars={shownBars} />
      {count > 0 && <p className="pr-figures__more">{t('more', { count })}</p>}
    </>
  );
}

/** Rows and money of a currency; of balances that of the last day. */
function Totals({ report, figures: { currency, months } }: Pick<CurrencySectionProps, 'report' | 'figures'>) {
  const { t } = useTranslation('reportFigures');
  const locale = useLocale();
  const formatCount = useRowCount(report.type);
  const [shown] = months;
  if (shown === undefined) return null;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const { figure, other } = shown;
  const own = sumOf(figure.bars, currency);
  const rows = [...figure.bars, ...(other?.bars ?? [])].reduce((total, { count }) => total + count, 0);
  const getText = (): string => {
    if (report.type === 'BALANCES') {
      const amount = money(figure.bars.at(-1)?.amount ?? 0);
      return t('totalsBalance', { amount, day: formatCalendarDay(report.to, locale) });
    }
    const count = formatCount(rows);
    return other === undefined
      ? t('totals', { count, amount: money(own) })
      : t('totalsMoney', { count, moneyIn: money(own), moneyOut: money(sumOf(other.bars, currency)) });
  };
  return <span className="pr-figures__totals">{getText()}</span>;
}
