import type { ReportBar, ReportFigure } from '@portal/shared/contract/reports';
import type { ReportFigureName, ReportType } from '@portal/shared/domain/enumerations';
import { DELIVERY_STATUSES } from '@portal/shared/domain/enumerations';
import { toMajor } from '@portal/shared/domain/money/money';
import { splitByMonth, type ReportDays } from '@portal/shared/domain/reports/reportDays';
import type { FigureRow } from './FigureRow.ts';

interface Sum {
  readonly label?: string;
  readonly count: number;
  readonly amountMinor: bigint;
}

/** The bars of a figure by their keys. */
type Bars = ReadonlyMap<string, Sum>;

interface FigureRule {
  readonly figure: ReportFigureName;
  /** The bar of a row; undefined for a row that is in none. */
  readonly barOf: (row: FigureRow, lastMonth: string) => { readonly key: string; readonly label?: string } | undefined;
  /** The keys of bars in their order. */
  readonly order: (bars: Bars, months: readonly string[]) => readonly string[];
}

const byMonth = ({ month }: FigureRow) => ({ key: month });
const byAccount = ({ accountIdentifier, accountName }: FigureRow) => ({ key: accountIdentifier, label: accountName });
const allMonths: FigureRule['order'] = (_bars, months) => months;
const largestFirst = sorted(({ amountMinor }) => amountMinor);
const mostFirst = sorted(({ count }) => BigInt(count));

const LINES_BY_MONTH: FigureRule = { figure: 'LINES_BY_MONTH', barOf: byMonth, order: allMonths };
const LINES_BY_ACCOUNT: FigureRule = { figure: 'LINES_BY_ACCOUNT', barOf: byAccount, order: mostFirst };

const isMoneyOut = ({ amountMinor }: FigureRow): boolean => amountMinor < 0n;
type BarOf = FigureRule['barOf'];
const ofMoneyIn =
  (barOf: BarOf): BarOf =>
  (row, lastMonth) =>
    isMoneyOut(row) ? undefined : barOf(row, lastMonth);
const ofMoneyOut =
  (barOf: BarOf): BarOf =>
  (row, lastMonth) =>
    isMoneyOut(row) ? barOf(row, lastMonth) : undefined;

const RULES: Readonly<Record<ReportType, readonly FigureRule[]>> = {
  ORDERS: [
    { figure: 'ORDERS_BY_MONTH', barOf: byMonth, order: allMonths },
    { figure: 'ORDERS_BY_ACCOUNT', barOf: byAccount, order: largestFirst },
  ],
  REWARD_LINES: [
    LINES_BY_MONTH,
    {
      figure: 'LINES_BY_STATE',
      barOf: ({ deliveryStatus: key }) => key && { key },
      order: (bars) => DELIVERY_STATUSES.filter((status) => bars.has(status)),
    },
    LINES_BY_ACCOUNT,
  ],
  UNDELIVERED: [
    LINES_BY_MONTH,
    { figure: 'UNDELIVERED_BY_REASON', barOf: ({ reason: key }) => key && { key }, order: mostFirst },
    LINES_BY_ACCOUNT,
  ],
  TRANSACTIONS: [
    { figure: 'MONEY_IN', barOf: ofMoneyIn(byMonth), order: allMonths },
    { figure: 'MONEY_OUT', barOf: ofMoneyOut(byMonth), order: allMonths },
    { figure: 'MONEY_IN_BY_ACCOUNT', barOf: ofMoneyIn(byAccount), order: largestFirst },
    { figure: 'MONEY_OUT_BY_ACCOUNT', barOf: ofMoneyOut(byAccount), order: largestFirst },
  ],
  BALANCES: [
    { figure: 'BALANCES_BY_MONTH', barOf: byMonth, order: allMonths },
    {
      figure: 'BALANCES_BY_ACCOUNT',
      barOf: (row, lastMonth) => (row.month === lastMonth ? byAccount(row) : undefined),
      order: largestFirst,
    },
  ],
};

/**
 * Adds up the rows that the files of a report are written of, each currency by itself. Balances by account are those of the last
 * month. A run that starts over needs new figures.
 */
export function createReportFigures({ type, from, to }: ReportDays & { readonly type: ReportType }) {
  const months = splitByMonth({ from, to }).map((days) => days.from.slice(0, 7));
  const lastMonth = months.at(-1) ?? '';
  const rules = RULES[type];
  const currencies = new Map<string, ReadonlyMap<ReportFigureName, Map<string, Sum>>>();

  const figuresOf = (currency: string) => {
    const figures = currencies.get(currency) ?? new Map(rules.map(({ figure }) => [figure, new Map<string, Sum>()]));
    currencies.set(currency, figures);
    return figures;
  };

  const addRow = (row: FigureRow): void => {
    const figures = figuresOf(row.currencyCode);
    for (const { figure, barOf } of rules) {
      const bar = barOf(row, lastMonth);
      if (bar === undefined) continue;
      const { key, ...names } = bar;
      const { count, amountMinor } = figures.get(figure)?.get(key) ?? NOTHING;
      // Money out is shown by its size; a balance below zero is not.
      const amount = type === 'TRANSACTIONS' && isMoneyOut(row) ? -row.amountMinor : row.amountMinor;
      figures.get(figure)?.set(key, { ...names, count: count + 1, amountMinor: amountMinor + amount });
    }
  };

  return {
    add: (rows: readonly FigureRow[]): void => rows.forEach(addRow),
    toFigures: (): readonly ReportFigure[] =>
      [...currencies]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .flatMap(([currency, figures]) =>
          rules.map(({ figure, order }) => {
            const bars = figures.get(figure) ?? new Map<string, Sum>();
            return { figure, currency, bars: order(bars, months).map((key) => toBar(key, bars.get(key), currency)) };
          }),
        ),
  };
}

const NOTHING: Sum = { count: 0, amountMinor: 0n };

const toBar = (key: string, { label, count, amountMinor }: Sum = NOTHING, currency: string): ReportBar => ({
  key,
  ...(label !== undefined && { label }),
  count,
  amount: toMajor(amountMinor, currency),
});

/** Orders bars by their weight, equal ones by their keys. */
function sorted(weigh: (sum: Sum) => bigint): FigureRule['order'] {
  return (bars) =>
    [...bars]
      .toSorted(([oneKey, one], [otherKey, other]) => {
        const difference = weigh(other) - weigh(one);
        if (difference === 0n) return oneKey < otherKey ? -1 : 1;
        return difference > 0n ? 1 : -1;
      })
      .map(([key]) => key);
}
