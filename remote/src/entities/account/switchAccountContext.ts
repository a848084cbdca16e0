import type { AccountSelection } from '@portal/shared/store/accountSlice';
import { createContext } from 'react';

/** Gives the server's token for an account; who does it depends on whose session it is. */
export const SwitchAccountContext = createContext<(selection: AccountSelection) => Promise<boolean>>(() =>
  Promise.resolve(false),
);
