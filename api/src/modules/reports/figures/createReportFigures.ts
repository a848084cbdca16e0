import type { CurrencyFigures, ReportFigures } from '@portal/shared/contract/reportFigures';
import { DELIVERY_STATUSES } from '@portal/shared/domain/enumerations';
import type { FigureDimension } from '@portal/shared/domain/reports/figureDimensions';
import { monthsOf } from '@portal/shared/domain/reports/reportMonths';
import type { ReportType } from '@portal/shared/domain/reports/reportTypes';
import type { FigureRow } from './FigureRow.ts';
import { addAmount, NOTHING, toMajorSums, type Sums } from './FigureSums.ts';

interface FiguresOptions {
  readonly type: ReportType;
  /** The first and the last day (ISO) of the report. */
  readonly from: string;
  readonly to: string;
}

interface TypeFigures {
  readonly dimensions: readonly FigureDimension[];
  /** Money in and money out are summed apart. */
  readonly splitsBySign?: true;
  /** Rows are states of each month's end: only those of the last are summed, but by month. */
  readonly isBalance?: true;
}

const FIGURES: Readonly<Record<ReportType, TypeFigures>> = {
  ORDERS: { dimensions: ['MONTH', 'ACCOUNT'] },
  REWARD_LINES: { dimensions: ['MONTH', 'DELIVERY_STATUS', 'ACCOUNT'] },
  UNDELIVERED: { dimensions: ['MONTH', 'REASON', 'ACCOUNT'] },
  TRANSACTIONS: { dimensions: ['MONTH', 'ACCOUNT'], splitsBySign: true },
  BALANCES: { dimensions: ['MONTH', 'ACCOUNT'], isBalance: true },
};

const KEYS: Readonly<Record<FigureDimension, (row: FigureRow) => string | undefined>> = {
  MONTH: ({ month }) => month,
  ACCOUNT: ({ accountIdentifier }) => accountIdentifier,
  DELIVERY_STATUS: ({ deliveryStatus }) => deliveryStatus,
  REASON: ({ reason }) => reason,
};

interface CurrencySums {
  total: Sums;
  readonly byDimension: ReadonlyMap<FigureDimension, Map<string, Sums>>;
}

/** Adds up the rows that a report's files are written of. A file that is begun anew needs new figures. */
export function createReportFigures({ type, from, to }: FiguresOptions) {
  const { dimensions, splitsBySign = false, isBalance = false } = FIGURES[type];
  const months = monthsOf({ from, to });
  const currencies = new Map<string, CurrencySums>();
  const names = new Map<string, string>();

  const sumsOf = (currencyCode: string): CurrencySums => {
    const known = currencies.get(currencyCode);
    if (known !== undefined) return known;
    const begun = { total: NOTHING, byDimension: new Map(dimensions.map((one) => [one, new Map<string, Sums>()])) };
    currencies.set(currencyCode, begun);
    return begun;
  };

  const addRow = (row: FigureRow): void => {
    names.set(row.accountIdentifier, row.accountName);
    const sums = sumsOf(row.currencyCode);
    const isCounted = !isBalance || row.month === months.at(-1);
    if (isCounted) sums.total = addAmount(sums.total, row.amountMinor, splitsBySign);
    for (const [dimension, byKey] of sums.byDimension) {
      const key = KEYS[dimension](row);
      if (key !== undefined && (isCounted || dimension === 'MONTH'))
        byKey.set(key, addAmount(byKey.get(key) ?? NOTHING, row.amountMinor, splitsBySign));
    }
  };

  const toBreakdown = (dimension: FigureDimension, byKey: ReadonlyMap<string, Sums>, currencyCode: string) => ({
    dimension,
    rows: sortedKeys(dimension, byKey, months).map((key) => ({
      key,
      label: dimension === 'ACCOUNT' ? (names.get(key) ?? null) : null,
      ...toMajorSums(byKey.get(key) ?? NOTHING, currencyCode, splitsBySign),
    })),
  });

  const toCurrency = ([currencyCode, { total, byDimension }]: [string, CurrencySums]): CurrencyFigures => ({
    currencyCode,
    ...toMajorSums(total, currencyCode, splitsBySign),
    breakdowns: [...byDimension].map(([dimension, byKey]) => toBreakdown(dimension, byKey, currencyCode)),
  });

  return {
    add: (rows: readonly FigureRow[]): void => rows.forEach(addRow),
    toFigures: (): ReportFigures => ({
      currencies: [...currencies].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(toCurrency),
    }),
  };
}

export type ReportFigureSums = ReturnType<typeof createReportFigures>;

/** Every month of the report in its order, statuses in theirs; accounts and reasons by how much they have. */
function sortedKeys(dimension: FigureDimension, byKey: ReadonlyMap<string, Sums>, months: readonly string[]) {
  if (dimension === 'MONTH') return months;
  if (dimension === 'DELIVERY_STATUS') return DELIVERY_STATUSES.filter((status) => byKey.has(status));
  const sizeOf = ({ inMinor, outMinor }: Sums) => inMinor + outMinor;
  const weigh = dimension === 'REASON' ? ({ count }: Sums) => BigInt(count) : sizeOf;
  return [...byKey]
    .toSorted(([oneKey, one], [otherKey, other]) => {
      const difference = weigh(other) - weigh(one);
      if (difference !== 0n) return difference > 0n ? 1 : -1;
      return oneKey < otherKey ? -1 : 1;
    })
    .map(([key]) => key);
}
