import type { RegistryKeeper } from './fetchRegistry.ts';

/** Stores the last good registry of an address in this browser; without storage it keeps nothing. */
export function browserRegistryKeeper(url: string): RegistryKeeper {
  const key = `portal.registry@1:${url}`;
  return {
    read: () => {
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    keep: (text) => {
      try {
        localStorage.setItem(key, text);
      } catch {
        // Storage that is full or forbidden only loses the copy.
      }
    },
  };
}
