import { createContext } from 'react';

/** The embedder's page at which a bank's page opens the portal again; null: the portal's own. */
export const ReturnPageContext = createContext<string | null>(null);
