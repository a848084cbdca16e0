import { safeStorage } from '../../browser/safeStorage.ts';

/** Kept after sign-out: an approval that was seen is not told again. */
const KEY = 'portal.device.businessReview@1:';
const WAITS = 'waits';

const listeners = new Set<() => void>();

/** Remembers on this device who waits for the decision about the business, so that an approval is told once. */
export const approvalStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isAwaited: (user: string): boolean => safeStorage('local').get(KEY + user) === WAITS,
  await: (user: string): void => safeStorage('local').set(KEY + user, WAITS),
  dismiss: (user: string): void => {
    safeStorage('local').remove(KEY + user);
    listeners.forEach((listener) => listener());
  },
};
