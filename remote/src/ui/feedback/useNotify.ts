import { createContext, useContext, useMemo } from 'react';
import { createToastStore, type ToastStore } from './toastStore.ts';

export interface Notify {
  success(text: string): void;
  error(text: string): void;
  info(text: string): void;
  warning(text: string): void;
  /** A failure of an action that moves money: stays until it is closed. */
  moneyError(text: string): void;
}

/** Toasts of a mount as plain calls. */
export const notifyOf = (store: ToastStore): Notify => ({
  success: (text) => store.add({ kind: 'success', text, persistent: false }),
  error: (text) => store.add({ kind: 'error', text, persistent: false }),
  info: (text) => store.add({ kind: 'info', text, persistent: false }),
  warning: (text) => store.add({ kind: 'warning', text, persistent: false }),
  moneyError: (text) => store.add({ kind: 'error', text, persistent: true }),
});

export const ToastStoreContext = createContext<ToastStore>(createToastStore());

/** Says in a toast what happened elsewhere than where the person looks (house 11). Texts come translated. */
export function useNotify(): Notify {
  const store = useContext(ToastStoreContext);
  return useMemo(() => notifyOf(store), [store]);
}
