export interface ToastLink {
  readonly href: string;
  readonly text: string;
  readonly follow: () => void;
}

export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'error' | 'info' | 'warning';
  readonly text: string;
  /** Display time in ms; null: stays until closed, as failures of money actions do. */
  readonly shownMs: number | null;
  /** Something under way: the part that is done (0 to 1), or null where that is not known. */
  readonly progress?: number | null;
  readonly link?: ToastLink;
}

/** The toasts of one mount. */
export interface ToastStore {
  /** Shows a toast; with the number of an earlier one in its place. Returns its number. */
  add(toast: Omit<Toast, 'id'>, id?: number): number;
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
    add: (toast, id = nextId++) => {
      const isReplaced = ({ text, id: other }: Toast) => text === toast.text || other === id;
      toasts.filter(isReplaced).forEach((other) => stop(other.id));
      const added = { ...toast, id };
      const at = toasts.findIndex((other) => other.id === id);
      const others = toasts.filter((other) => !isReplaced(other));
      set(others.toSpliced(at < 0 ? others.length : at, 0, added));
      start(added);
      return id;
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
