import type { ReportBar, ReportDetail, ReportFigure } from '@portal/shared/contract/reports';
import type { ReportFigureName } from '@portal/shared/domain/enumerations';

/** A figure with the one that is drawn beside it, bar by bar: money out beside money in. */
export interface ShownFigure {
  readonly figure: ReportFigure;
  readonly other: ReportFigure | undefined;
}

export interface CurrencyFigures {
  readonly currency: string;
  /** The name of the only account that has it; undefined where there are several. */
  readonly account: string | undefined;
  /** By month. */
  readonly months: readonly ShownFigure[];
  /** By anything else. */
  readonly others: readonly ShownFigure[];
}

const BESIDE: Readonly<Partial<Record<ReportFigureName, ReportFigureName>>> = {
  MONEY_IN: 'MONEY_OUT',
  MONEY_IN_BY_ACCOUNT: 'MONEY_OUT_BY_ACCOUNT',
};
const DRAWN_BESIDE = Object.values(BESIDE);

const KNOWN = {
  months: ['ORDERS_BY_MONTH', 'LINES_BY_MONTH', 'MONEY_IN', 'BALANCES_BY_MONTH'],
  others: [
    'LINES_BY_STATE',
    'UNDELIVERED_BY_REASON',
    'ORDERS_BY_ACCOUNT',
    'LINES_BY_ACCOUNT',
    'MONEY_IN_BY_ACCOUNT',
    'BALANCES_BY_ACCOUNT',
  ],
} as const satisfies Record<'months' | 'others', readonly ReportFigureName[]>;

/**
 * Returns the figures of a report by currency, first that of the most rows. Figures that this build does not know are left out, and
 * those by account where there is only one.
 */
export function figuresByCurrency({ figures }: Pick<ReportDetail, 'figures'>): readonly CurrencyFigures[] {
  const currencies = new Set(figures.flatMap(({ currency }) => currency ?? []));
  const all = [...currencies].map((currency): CurrencyFigures => {
    const own = figures.filter((one) => one.currency === currency);
    const show = (known: readonly ReportFigureName[]): readonly ShownFigure[] =>
      own
        .filter(({ figure }) => known.includes(figure) && !DRAWN_BESIDE.includes(figure))
        .map((figure) => ({ figure, other: own.find((one) => one.figure === BESIDE[figure.figure]) }));
    const others = show(KNOWN.others);
    const byAccount = others.filter(({ figure }) => figure.figure.endsWith('_BY_ACCOUNT'));
    const accounts = new Map(byAccount.flatMap(pairBars).map(([{ key, label }]) => [key, label ?? key]));
    const [account] = accounts.size === 1 ? accounts.values() : [];
    return {
      currency,
      account,
      months: show(KNOWN.months),
      others: account === undefined ? others : others.filter((shown) => !byAccount.includes(shown)),
    };
  });
  const rows = (one: CurrencyFigures): number => sumCounts(one.months.flatMap(({ figure, other }) => [figure, other]));
  return all.toSorted((one, other) => rows(other) - rows(one));
}

const sumCounts = (figures: readonly (ReportFigure | undefined)[]): number =>
  figures.flatMap((figure) => figure?.bars ?? []).reduce((total, { count }) => total + count, 0);

/** The bars of a figure, each with that of the one beside it: an account may have one of them alone. */
export function pairBars({ figure, other }: ShownFigure): readonly (readonly [ReportBar, ReportBar | undefined])[] {
  const own = new Set(figure.bars.map(({ key }) => key));
  const alone = other?.bars.filter(({ key }) => !own.has(key)) ?? [];
  return [
    ...figure.bars.map((bar) => [bar, other?.bars.find(({ key }) => key === bar.key)] as const),
    ...alone.map((bar) => [{ ...bar, count: 0, amount: 0 }, bar] as const),
  ];
}
