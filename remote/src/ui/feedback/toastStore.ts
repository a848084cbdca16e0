export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'error' | 'info' | 'warning';
  readonly text: string;
  /** Display time in ms; null: stays until closed, as failures of money actions do. */
  readonly shownMs: number | null;
}

/** The toasts of one mount. */
export interface ToastStore {
  add(toast: Omit<Toast, 'id'>): void;
  close(id: number): void;
  /** Pauses the timers of all toasts while one is hovered or focused. */
  hold(held: boolean): void;
  readonly snapshot: () => readonly Toast[];
  readonly subscribe: (listener: () => void) => () => void;
  dispose(): void;
}

/** Toasts that disappear after their time; the same text is shown once at a time. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let nextId = 1;
  const timers = new Map<number, number>();
  const listeners = new Set<() => void>();
  const set = (next: readonly Toast[]) => {
    toasts = next;
    listeners.forEach((listener) => listener());
  };
  const stop = (id: number) => {
    window.clearTimeout(timers.get(id));
    timers.delete(id);
  };
  const close = (id: number) => {
    stop(id);
    set(toasts.filter((toast) => toast.id !== id));
  };
  const start = ({ id, shownMs }: Toast) => {
    if (shownMs !== null)
      timers.set(
        id,
        window.setTimeout(() => close(id), shownMs),
      );
  };
  return {
    add: (toast) => {
      toasts.filter(({ text }) => text === toast.text).forEach(({ id }) => stop(id));
      const added = { ...toast, id: nextId };
      nextId += 1;
      set([...toasts.filter(({ text }) => text !== toast.text), added]);
      start(added);
    },
    close,
    hold: (held) => {
      toasts.forEach(({ id }) => stop(id));
      if (!held) toasts.forEach(start);
    },
    snapshot: () => toasts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose: () => [...timers.keys()].forEach(stop),
  };
}
