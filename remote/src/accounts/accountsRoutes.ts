import { PATHS } from '@portal/shared/domain/access/paths';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { CREATE_ACCOUNTS, CREATE_GROUPS, READ_ACCOUNTS } from './accountRights.ts';
import './locales.ts';
import type { AccountPageName } from './pages/accountPages.ts';

/** Everybody loads the rows: the pages share a part that loads with the first of them. */
const row = (path: string, name: AccountPageName, { accessLevel, ...permissions } = READ_ACCOUNTS): RouteRow => ({
  path,
  section: PATHS.accounts,
  titleKey: `accounts:title.${name}`,
  permissions,
  ...(accessLevel === undefined ? {} : { accessLevel }),
  segmentName: `Accounts ${name}`,
  page: async () => (await import('./pages/accountPages.ts')).ACCOUNT_PAGES[name],
});

/** Routes of groups and accounts. The list has two addresses: its page knows which of them is in force. */
export const accountsRoutes: readonly RouteRow[] = [
  { ...row(PATHS.accounts, 'list'), menu: 'accounts' },
  row(PATHS.accountsNew, 'list'),
  row(PATHS.createAccount, 'createAccount', CREATE_ACCOUNTS),
  row(PATHS.createGroup, 'createGroup', CREATE_GROUPS),
  row(PATHS.group, 'group'),
  row(PATHS.account, 'account'),
];
