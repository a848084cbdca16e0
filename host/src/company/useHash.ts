import { useSyncExternalStore } from 'react';

const onHash = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/** The address of the module's page, below the host's own path. */
export const useHash = (): string => useSyncExternalStore(onHash, () => window.location.hash);
