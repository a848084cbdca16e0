const OWN = 'portal.';
/** Per-device settings, kept after sign-out. */
const KEPT = ['portal.sidebar@', 'portal.registry@', 'portal.device'];

const isOfUser = (key: string): boolean => key.startsWith(OWN) && !KEPT.some((kept) => key.startsWith(kept));

/** Deletes everything that the portal stores about a user in the browser. Storage that is blocked holds nothing. */
export function clearUserStorage(): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[kind];
      for (const key of Object.keys(storage).filter(isOfUser)) storage.removeItem(key);
    } catch {
      // Accessing the storage property itself may throw.
    }
  }
}
