import { createContext, useContext } from 'react';

/** The embedder's own sign-in page, loaded in place of the portal's; null: the portal's own. */
export const LoginPageContext = createContext<string | null>(null);

export const useLoginPage = (): string | null => useContext(LoginPageContext);
