import { createContext, useContext } from 'react';

/** True in a portal without a shell of its own, within another company's page. */
export const EmbeddedContext = createContext(false);

export const useIsEmbedded = (): boolean => useContext(EmbeddedContext);
