import { PATHS } from '@portal/shared/domain/paths';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { READ_ACCOUNTS } from './accountRights.ts';
import './locales.ts';

const listPage = async () => (await import('./pages/AccountsPage.tsx')).AccountsPage;
const list = { titleKey: 'accounts:title.list', permissions: READ_ACCOUNTS, segmentName: 'Accounts', page: listPage };
const MANAGE = { all: ['ACCOUNT_MANAGE'] } as const;
const section = PATHS.accounts;

/** Routes of groups and accounts. The list has two addresses: its page knows which of them is in force. */
export const accountsRoutes: readonly RouteRow[] = [
  { path: PATHS.accounts, menu: 'accounts', ...list },
  { path: PATHS.accountsNew, section, ...list },
  {
    path: PATHS.createAccount,
    section,
    titleKey: 'accounts:title.createAccount',
    permissions: MANAGE,
    accessLevel: 'GROUP',
    segmentName: 'New account',
    page: async () => (await import('./pages/CreateAccountPage.tsx')).CreateAccountPage,
  },
  {
    path: PATHS.createGroup,
    section,
    titleKey: 'accounts:title.createGroup',
    permissions: MANAGE,
    accessLevel: 'PLATFORM',
    segmentName: 'New group',
    page: async () => (await import('./pages/CreateGroupPage.tsx')).CreateGroupPage,
  },
  {
    path: PATHS.group,
    titleKey: 'accounts:title.group',
    permissions: READ_ACCOUNTS,
    segmentName: 'Group',
    page: async () => (await import('./pages/GroupPage.tsx')).GroupPage,
  },
  {
    path: PATHS.account,
    titleKey: 'accounts:title.account',
    permissions: READ_ACCOUNTS,
    segmentName: 'Account',
    page: async () => (await import('./pages/AccountPage.tsx')).AccountPage,
  },
];
