import type { Account } from '@portal/shared/contract/customers';
import { normalisedPath } from '@portal/shared/domain/landing';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { useSelectedAccount } from '../../entities/account/useSelectedAccount.ts';
import { useSwitchAccount } from '../../entities/account/useSwitchAccount.ts';
import { useRouteRows } from '../../entities/permissions/routeRows.ts';
import { featuresOf, useSignedIn } from '../../entities/platform/signedIn.ts';

/** Switches to an account and, from a record's page, goes to the list of its kind (decisions 22). */
export function useChooseAccount(onDone: () => void): (account: Account) => void {
  const switchTo = useSwitchAccount();
  const selected = useSelectedAccount();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const rows = useRouteRows();
  const { principal, platform } = useSignedIn();
  return (account) => {
    onDone();
    if (account.accountIdentifier === selected?.accountIdentifier) return;
    const path = normalisedPath(pathname, principal, featuresOf(platform));
    if (path !== null && path !== pathname && rows.some((row) => matchPath(row.path, path) !== null))
      void navigate(path);
    void switchTo(account);
  };
}
