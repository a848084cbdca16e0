import type { Account } from '@portal/shared/contract/customers';
import { normalisedPath } from '@portal/shared/domain/access/landing';
import { useEffect, useRef } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { useSelectedAccount } from '../../entities/account/useSelectedAccount.ts';
import { useSwitchAccount } from '../../entities/account/useSwitchAccount.ts';
import { useRouteRows } from '../../entities/permissions/routeRows.ts';
import { getFeatures, useSignedIn } from '../../entities/platform/signedIn.ts';
import { useConfirmedLeave } from '../../ui/leave/useLeaveGuard.ts';

/**
 * Switches the account and then, from a record's page, goes to the list of its kind; a refusal leaves the user in place, and
 * so does the answer to the question whether a changed form may be left.
 */
export function useChooseAccount(): (account: Account) => void {
  const switchTo = useSwitchAccount();
  const selected = useSelectedAccount();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const rows = useRouteRows();
  const { principal, platform } = useSignedIn();
  const current = useRef(pathname);
  const leavePage = useConfirmedLeave();
  useEffect(() => {
    current.current = pathname;
  }, [pathname]);
  const listPath = (): string | null => {
    const path = normalisedPath(current.current, principal, getFeatures(platform));
    const isPage = path !== null && rows.some((row) => matchPath(row.path, path) !== null);
    return isPage && path !== current.current ? path : null;
  };
  return (account) => {
    if (account.accountIdentifier === selected?.accountIdentifier) return;
    const change = async () => {
      if (!(await switchTo(account))) return;
      const path = listPath();
      if (path !== null) await navigate(path);
    };
    if (listPath() === null) void change();
    else leavePage(change);
  };
}
