import { AccountPage } from './AccountPage.tsx';
import { AccountsPage } from './AccountsPage.tsx';
import { CreateAccountPage } from './CreateAccountPage.tsx';
import { CreateGroupPage } from './CreateGroupPage.tsx';
import { GroupPage } from './GroupPage.tsx';

/** The pages of groups and accounts, by the last word of the key of their title. */
export const ACCOUNT_PAGES = {
  list: AccountsPage,
  createAccount: CreateAccountPage,
  createGroup: CreateGroupPage,
  group: GroupPage,
  account: AccountPage,
};

export type AccountPageName = keyof typeof ACCOUNT_PAGES;
