import {
  ALL_ORDER_HISTORY,
  holds,
  isAllowed,
  type Authority,
  type PermissionHolder,
  type PermissionRule,
} from '../access/permissions.ts';
import { REPORT_TYPES, type ReportType } from '../enumerations.ts';

/** Any of these lets a user see reports. */
export const REPORT_RIGHTS: readonly Authority[] = ['ORDER_REPORT_ACCESS', 'ORDER_REPORT_MANAGE'];

const RULES: Readonly<Record<ReportType, PermissionRule>> = {
  ORDERS: {},
  REWARD_LINES: {},
  UNDELIVERED: {},
  TRANSACTIONS: { any: ['FUNDING_ACCESS', 'FUNDING_MANAGE'] },
  BALANCES: { all: ['VIEW_BALANCE_ACCESS'] },
};

/** True when the user may see reports of that type, apart from the right to reports. */
export const mayReadType = (user: PermissionHolder, type: ReportType): boolean => isAllowed(user, RULES[type]);

/** The types of report that a user may see or make, apart from the right to reports. */
export const listReportTypes = (user: PermissionHolder): readonly ReportType[] =>
  REPORT_TYPES.filter((type) => mayReadType(user, type));

const OWN_ORDER_HISTORY: readonly Authority[] = [
  'INDIVIDUAL_ORDER_HISTORY_ACCESS',
  'INDIVIDUAL_ORDER_HISTORY_MANAGE',
  'PLACE_ORDER_ACCESS',
];

/** True for a user whose order history is only their own: reports of orders hold only these. */
export const seesOwnOrdersOnly = (user: PermissionHolder): boolean =>
  OWN_ORDER_HISTORY.some((code) => holds(user, code)) && !ALL_ORDER_HISTORY.some((code) => holds(user, code));
