import { accountSelected, type AccountSelection } from '@portal/shared/store/accountSlice';
import { useMemo, type ReactNode } from 'react';
import { dispatchThunk } from '../api/dispatchThunk.ts';
import { updateActiveAccount } from '../entities/account/accountApi.ts';
import { createAccountSwitcher } from '../entities/account/accountSwitcher.ts';
import { SwitchAccountContext } from '../entities/account/switchAccountContext.ts';
import { useServices, type Services } from './services.ts';

/** Account switching by kind of session: our own client, or the API call and a fresh token from the embedder's port. */
export function SwitchAccountProvider({ children }: { readonly children: ReactNode }) {
  const services = useServices();
  const switchTo = useMemo(() => switcherOf(services), [services]);
  return <SwitchAccountContext value={switchTo}>{children}</SwitchAccountContext>;
}

function switcherOf({ shared, session }: Services): (selection: AccountSelection) => Promise<boolean> {
  const takeToken = async (address: AccountSelection): Promise<void> => {
    if (session.client !== null) {
      await session.client.switchAccount(address.customerIdentifier, address.accountIdentifier);
      return;
    }
    const call = updateActiveAccount.initiate({
      customerIdentifier: address.customerIdentifier,
      accountIdentifier: address.accountIdentifier,
    });
    await dispatchThunk(shared, call).unwrap();
    await session.port.getAccessToken({ force: true });
  };
  return createAccountSwitcher({
    selected: () => shared.redux.getState().account.selected,
    select: (selection) => void shared.redux.dispatch(accountSelected(selection)),
    takeToken,
  });
}
