import type { AccountSelection } from '@portal/shared/store/accountSlice';
import { createContext } from 'react';

/** Gets the server's token for an account; the implementation depends on the kind of session. */
export const SwitchAccountContext = createContext<(selection: AccountSelection) => Promise<boolean>>(() =>
  Promise.resolve(false),
);
