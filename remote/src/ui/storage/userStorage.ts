import { safeStorage } from './safeStorage.ts';

const OWN = 'portal.';
/** Per-device settings, kept after sign-out. */
const KEPT = ['portal.sidebar@', 'portal.registry@', 'portal.device'];

/** Deletes everything that this product stores about a user in the browser. */
export function clearUserStorage(): void {
  for (const storage of [safeStorage('local'), safeStorage('session')]) {
    storage
      .keys()
      .filter((key) => key.startsWith(OWN) && !KEPT.some((kept) => key.startsWith(kept)))
      .forEach((key) => storage.remove(key));
  }
}
