const OWN = 'portal.';
/** Kept after sign-out: settings of the device, what the loader knows of versions, and keys of payments whose outcome nobody has seen, with nothing of them. */
const KEPT = ['portal.sidebar@', 'portal.registry@', 'portal.browser@', 'portal.device', 'portal.attempt@'];

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
