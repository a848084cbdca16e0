import type { Account } from '@portal/shared/contract/customers';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toAddFundsState, getAddFundsLocation } from '../../entities/account/addFundsLocation.ts';
import { useMayOpen } from '../../entities/permissions/useMayOpen.ts';

/** Hands over to the add-funds dialog of an account, which gives back to the row it came from; undefined without the right. */
export function useAddFunds(onClose: () => void): ((account: Account) => void) | undefined {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const mayAddFunds = useMayOpen(PATHS.funding);
  const open = useCallback(
    ({ accountIdentifier }: Account) => {
      onClose();
      const state = toAddFundsState({ returnTo: pathname + search, switcherRow: accountIdentifier });
      void navigate(getAddFundsLocation(accountIdentifier), { state });
    },
    [navigate, onClose, pathname, search],
  );
  return mayAddFunds ? open : undefined;
}
