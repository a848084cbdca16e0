import { safeStorage } from '../../browser/safeStorage.ts';

/** Kept after sign-out: what was read once need not be read again. */
const KEY = 'portal.device.firstSteps@1:';

const listeners = new Set<() => void>();
const notifyListeners = () => listeners.forEach((listener) => listener());

/** The first steps of a user on this device: shown until they are done or folded away, or asked for again. */
export const hintsStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  stateOf: (user: string): 'new' | 'read' | 'asked' => {
    const kept = safeStorage('local').get(KEY + user);
    return kept === 'read' || kept === 'asked' ? kept : 'new';
  },
  dismiss: (user: string): void => {
    safeStorage('local').set(KEY + user, 'read');
    notifyListeners();
  },
  reopen: (user: string): void => {
    safeStorage('local').set(KEY + user, 'asked');
    notifyListeners();
  },
};
