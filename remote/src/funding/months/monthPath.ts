import { daysOfMonth } from '@portal/shared/domain/funding/months';
import { PATHS } from '@portal/shared/domain/access/paths';

/** The booked transactions of a month (`YYYY-MM`, of UTC, as its totals) of the selected account. */
export const monthPath = (month: string): string =>
  `${PATHS.fundingHistory}?${new URLSearchParams({ ...daysOfMonth(month), zone: 'UTC', status: 'POSTED' }).toString()}`;
