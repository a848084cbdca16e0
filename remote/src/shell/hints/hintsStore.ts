import { safeStorage } from '../../ui/storage/safeStorage.ts';

/** Kept after sign-out: what was read once need not be read again. */
const KEY = 'portal.device.firstSteps@1:';

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

/** The first steps of a user on this device: shown until they were read, or asked for again. */
export const hintsStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isShown: (user: string): boolean => safeStorage('local').get(KEY + user) !== 'read',
  dismiss: (user: string): void => {
    safeStorage('local').set(KEY + user, 'read');
    tell();
  },
  reopen: (user: string): void => {
    safeStorage('local').remove(KEY + user);
    tell();
  },
};
