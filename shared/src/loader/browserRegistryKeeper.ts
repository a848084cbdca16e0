import type { RegistryKeeper } from './fetchRegistry.ts';

const KEY = 'portal.registry@1';

/** Stores the last good registry in this browser; without storage it keeps nothing. */
export const browserRegistryKeeper: RegistryKeeper = {
  read: () => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  keep: (text) => {
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // Storage that is full or forbidden only loses the copy.
    }
  },
};
