import { accountSelected } from '@portal/shared/store/accountSlice';
import type { SharedStore } from '@portal/shared/store/createSharedStore';
import { useMemo, type ReactNode } from 'react';
import { dispatchThunk } from '../../api/dispatchThunk.ts';
import { useSessionSource, type SessionSource } from '../session/sessionSource.ts';
import { updateActiveAccount } from './accountApi.ts';
import { createAccountSwitcher, SwitchAccountContext, type SwitchTo } from './useSwitchAccount.ts';

interface SwitchAccountProviderProps {
  readonly shared: SharedStore;
  readonly children: ReactNode;
}

/** Account switching by kind of session: our own client, or the API call and a fresh token from the embedder's port. */
export function SwitchAccountProvider({ shared, children }: SwitchAccountProviderProps) {
  const session = useSessionSource();
  const switchTo = useMemo(() => createSwitcher(shared, session), [shared, session]);
  return <SwitchAccountContext value={switchTo}>{children}</SwitchAccountContext>;
}

const createSwitcher = (shared: SharedStore, session: SessionSource): SwitchTo =>
  createAccountSwitcher({
    selected: () => shared.redux.getState().account.selected,
    select: (selection) => void shared.redux.dispatch(accountSelected(selection)),
    takeToken: async ({ customerIdentifier, accountIdentifier }) => {
      if (session.client !== null) {
        await session.client.switchAccount(customerIdentifier, accountIdentifier);
        return;
      }
      const call = updateActiveAccount.initiate({ customerIdentifier, accountIdentifier });
      await dispatchThunk(shared, call).unwrap();
      await session.port.getAccessToken({ force: true });
    },
  });
