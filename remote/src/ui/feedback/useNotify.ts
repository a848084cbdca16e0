import { SETTINGS } from '@portal/shared/domain/settings';
import { createContext, useContext, useMemo } from 'react';
import { createToastStore, type ToastStore } from './toastStore.ts';

export interface Notify {
  success(text: string): void;
  error(text: string): void;
  /** Something happened to the person without their doing; stays a little longer. */
  info(text: string): void;
  warning(text: string): void;
  /** A failure of an action that moves money: stays until it is closed. */
  moneyError(text: string): void;
}

const { toastMs, noticeMs } = SETTINGS.notices;

/** Toasts of a mount as plain calls. */
export const notifyOf = (store: ToastStore): Notify => ({
  success: (text) => store.add({ kind: 'success', text, shownMs: toastMs }),
  error: (text) => store.add({ kind: 'error', text, shownMs: toastMs }),
  info: (text) => store.add({ kind: 'info', text, shownMs: noticeMs }),
  warning: (text) => store.add({ kind: 'warning', text, shownMs: toastMs }),
  moneyError: (text) => store.add({ kind: 'error', text, shownMs: null }),
});

export const ToastStoreContext = createContext<ToastStore>(createToastStore());

/** Says in a toast what happened elsewhere than where the person looks (house 11). Texts come translated. */
export function useNotify(): Notify {
  const store = useContext(ToastStoreContext);
  return useMemo(() => notifyOf(store), [store]);
}
