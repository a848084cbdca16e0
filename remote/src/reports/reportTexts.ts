import type { Report } from '@portal/shared/contract/reports';
import type { i18n } from 'i18next';
import { dynamicText } from '../i18n/message.ts';
import { formatCalendarDays } from '../ui/time/formatTime.ts';

/** The name of a type of report; a neutral word for one of a newer server. */
export const getTypeName = (i18n: i18n, type: string): string =>
  dynamicText(i18n, `reports:type.${type}`) ?? i18n.t('reports:type.other');

/** Says whether a report is for the organisation, groups or accounts; a neutral word for what a newer server knows. */
export const getScopeKind = (i18n: i18n, generatedFor: string): string =>
  dynamicText(i18n, `reports:scope.${generatedFor}`) ?? i18n.t('reports:scope.other');

type Scope = Pick<Report, 'generatedFor' | 'groups' | 'accounts'>;

/** The names of the groups or accounts that a report covers; none of a whole organisation. */
export const listScopeNames = ({ groups, accounts }: Scope): readonly string[] =>
  [...groups, ...accounts].map(({ displayName }) => displayName);

/** Says whom a report covers, in a few words. */
export function getScopeText(i18n: i18n, scope: Scope): string {
  const { groups, accounts } = scope;
  const [first, ...others] = listScopeNames(scope);
  if (first === undefined) return getScopeKind(i18n, scope.generatedFor);
  if (others.length === 0) return first;
  if (accounts.length === 0) return i18n.t('reports:scope.groups', { count: groups.length });
  return i18n.t('reports:scope.accounts', { count: accounts.length });
}

/** The first and last day of a report. */
export const getDaysText = ({ from, to }: Pick<Report, 'from' | 'to'>, locale: string): string =>
  formatCalendarDays(from, to, locale);
