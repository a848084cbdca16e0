import type { Account } from '@portal/shared/contract/customers';
import { normalisedPath } from '@portal/shared/domain/landing';
import { useEffect, useRef } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { useSelectedAccount } from '../../entities/account/useSelectedAccount.ts';
import { useSwitchAccount } from '../../entities/account/useSwitchAccount.ts';
import { useRouteRows } from '../../entities/permissions/routeRows.ts';
import { featuresOf, useSignedIn } from '../../entities/platform/signedIn.ts';

/** Switches the account and then, from a record's page, goes to the list of its kind; a refusal leaves the user in place. */
export function useChooseAccount(): (account: Account) => void {
  const switchTo = useSwitchAccount();
  const selected = useSelectedAccount();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const rows = useRouteRows();
  const { principal, platform } = useSignedIn();
  const current = useRef(pathname);
  useEffect(() => {
    current.current = pathname;
  }, [pathname]);
  const goToList = () => {
    const path = normalisedPath(current.current, principal, featuresOf(platform));
    if (path !== null && path !== current.current && rows.some((row) => matchPath(row.path, path) !== null))
      void navigate(path);
  };
  return (account) => {
    if (account.accountIdentifier === selected?.accountIdentifier) return;
    void switchTo(account).then((worked) => worked && goToList());
  };
}
