import { createContext, useContext } from 'react';

/** The `id` of the line that says why nothing can be sent; null while the browser is online. */
export const OfflineReason = createContext<string | null>(null);

/** Returns the `id` of the reason for which buttons that send are closed; null while they are open. */
export const useOfflineReason = (): string | null => useContext(OfflineReason);
