import type { ReportDetail } from '@portal/shared/contract/reports';
import type { ReportFigureName } from '@portal/shared/domain/enumerations';
import { PATHS } from '@portal/shared/domain/access/paths';
import { daysOfMonth } from '@portal/shared/domain/funding/months';
import { SETTINGS } from '@portal/shared/domain/settings';

/** The lists that a reader may open. */
export interface OpenLists {
  readonly orders: boolean;
  readonly lines: boolean;
  readonly transactions: boolean;
}

export type FigureReport = Pick<
  ReportDetail,
  'type' | 'from' | 'to' | 'timeZone' | 'generatedFor' | 'isOwn' | 'isOwnOnly' | 'figures'
>;

const LISTS: Readonly<Record<ReportDetail['type'], { readonly path: string; readonly list: keyof OpenLists }>> = {
  ORDERS: { path: PATHS.orders, list: 'orders' },
  REWARD_LINES: { path: PATHS.lineItemHistory, list: 'lines' },
  UNDELIVERED: { path: PATHS.lineItemHistory, list: 'lines' },
  TRANSACTIONS: { path: PATHS.fundingHistory, list: 'transactions' },
  BALANCES: { path: PATHS.fundingHistory, list: 'transactions' },
};

const UNDELIVERED = { delivery: 'NOT_DELIVERED' };
const BOOKED = { status: 'POSTED' };

type Filters = Readonly<Record<string, string>>;

interface BarKey {
  readonly figure: ReportFigureName;
  readonly currency: string | null;
  readonly key: string;
}

/** True when the reader may open the list of the rows of a report. */
export const opensList = ({ type, isOwn, isOwnOnly }: FigureReport, lists: OpenLists): boolean =>
  lists[LISTS[type].list] && (isOwn || !isOwnOnly);

/**
 * Returns the address of the list of the very rows that a bar counts, as they are by now; undefined where the reader may not open
 * it, or where no list holds these rows alone. `zone`: the reader's.
 */
export function figurePath(
  report: FigureReport,
  bar: BarKey,
  { lists, zone }: { readonly lists: OpenLists; readonly zone: string },
): string | undefined {
  const { path } = LISTS[report.type];
  const accounts = accountsOf(report, bar);
  if (!opensList(report, lists) || accounts === undefined) return undefined;
  const filters: Filters = {
    ...accounts,
    ...daysOf(report, bar),
    ...(report.timeZone !== zone && { zone: report.timeZone }),
    ...filtersOf(report, bar),
  };
  return `${path}?${new URLSearchParams(filters).toString()}`;
}

/** The account of a bar, else all accounts of its currency in the report; undefined where a list cannot name so many. */
function accountsOf({ figures, generatedFor }: FigureReport, { figure, currency, key }: BarKey): Filters | undefined {
  if (isByAccount(figure)) return { accounts: key };
  const named = new Set(
    figures
      .filter((one) => one.currency === currency && isByAccount(one.figure))
      .flatMap(({ bars }) => bars.map((bar) => bar.key)),
  );
  if (named.size > 0 && named.size <= SETTINGS.fundingHistory.accountsMax) return { accounts: [...named].join(',') };
  const isAll = generatedFor === 'ORGANIZATION' && figures.every((one) => one.currency === currency);
  return isAll ? { scope: 'all' } : undefined;
}

const isByAccount = (figure: ReportFigureName): boolean => figure.endsWith('_BY_ACCOUNT');

/** A balance is that after everything before the end of a day. */
function daysOf({ type, from, to }: FigureReport, { figure, key }: BarKey): Filters {
  const month = BY_MONTH.includes(figure) ? daysOfMonth(key) : { from, to };
  const days = { from: month.from < from ? from : month.from, to: month.to > to ? to : month.to };
  return type === 'BALANCES' ? { to: days.to } : days;
}

const BY_MONTH: readonly ReportFigureName[] = [
  'ORDERS_BY_MONTH',
  'LINES_BY_MONTH',
  'MONEY_IN',
  'MONEY_OUT',
  'BALANCES_BY_MONTH',
];

function filtersOf({ type }: FigureReport, { figure, key }: BarKey): Filters {
  if (figure === 'LINES_BY_STATE') return { delivery: key };
  if (figure === 'UNDELIVERED_BY_REASON') return { ...UNDELIVERED, reason: key };
  if (type === 'UNDELIVERED') return UNDELIVERED;
  return type === 'TRANSACTIONS' || type === 'BALANCES' ? BOOKED : {};
}
