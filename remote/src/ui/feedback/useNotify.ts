import { SETTINGS } from '@portal/shared/domain/settings';
import { createContext, useContext, useMemo } from 'react';
import { createToastStore, type ToastStore } from './toastStore.ts';

export interface Notify {
  success(text: string): void;
  error(text: string): void;
  /** An event that the user did not cause; stays a little longer. */
  info(text: string): void;
  warning(text: string): void;
  /** A failure of an action that moves money: stays until closed. */
  moneyError(text: string): void;
  /** Tells of money that neither moved nor failed: stays until closed, as it may be read only later. */
  moneyInfo(text: string): void;
}

const { toastMs, noticeMs } = SETTINGS.notices;

/** Toasts of a mount as plain functions. */
export const createNotify = (store: ToastStore): Notify => ({
  success: (text) => void store.add({ kind: 'success', text, shownMs: toastMs }),
  error: (text) => void store.add({ kind: 'error', text, shownMs: toastMs }),
  info: (text) => void store.add({ kind: 'info', text, shownMs: noticeMs }),
  warning: (text) => void store.add({ kind: 'warning', text, shownMs: toastMs }),
  moneyError: (text) => void store.add({ kind: 'error', text, shownMs: null }),
  moneyInfo: (text) => void store.add({ kind: 'info', text, shownMs: null }),
});

export const ToastStoreContext = createContext<ToastStore>(createToastStore());

/** Toasts for results outside the user's current focus of attention. Takes translated texts. */
export function useNotify(): Notify {
  const store = useContext(ToastStoreContext);
  return useMemo(() => createNotify(store), [store]);
}
