import { safeStorage } from './safeStorage.ts';

const OWN = 'portal.';
/** What belongs to the device and stays when the user goes (N12). */
const KEPT = ['portal.sidebar@', 'portal.registry@', 'portal.device'];

/** Forgets everything that this product keeps of a user in the browser. */
export function clearUserStorage(): void {
  for (const storage of [safeStorage('local'), safeStorage('session')]) {
    storage
      .keys()
      .filter((key) => key.startsWith(OWN) && !KEPT.some((kept) => key.startsWith(kept)))
      .forEach((key) => storage.remove(key));
  }
}
