import type { ReportBar } from '@portal/shared/contract/reports';
import { sumsByCurrency } from '../../ui/money/sumsByCurrency.ts';

/** Returns the exact sum of bars in one currency, in major units. */
export const sumOf = (bars: readonly ReportBar[], currencyCode: string): number =>
  sumsByCurrency(bars.map(({ amount = 0 }) => ({ amount, currencyCode })))[0]?.amount ?? 0;
