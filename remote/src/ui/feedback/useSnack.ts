import { SETTINGS } from '@portal/shared/domain/settings';
import { useCallback, useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCreateHref } from '../page/useCreateHref.ts';
import type { Toast, ToastStore } from './toastStore.ts';
import { ToastStoreContext } from './useNotify.ts';

export interface Snack {
  readonly text: string;
  /** Default: info. */
  readonly kind?: Toast['kind'];
  /** Under way, so that it stays: the part that is done (0 to 1), or null where that is not known. */
  readonly progress?: number | null;
  /** A page of the portal. */
  readonly link?: { readonly to: string; readonly text: string };
}

export interface ShownSnack {
  /** Shows something else in its place, also after the user closed it. */
  update(snack: Snack): void;
  close(): void;
}

/** Notes about something that takes time or leads on: with progress, a link, or both. Takes translated texts. */
export function useSnack(): (snack: Snack) => ShownSnack {
  const store: ToastStore = useContext(ToastStoreContext);
  const navigate = useNavigate();
  const createHref = useCreateHref();
  return useCallback(
    (first) => {
      const toToast = ({ text, kind = 'info', progress, link }: Snack): Omit<Toast, 'id'> => ({
        text,
        kind,
        shownMs: progress === undefined ? SETTINGS.notices.snackMs : null,
        ...(progress === undefined ? {} : { progress }),
        ...(link && {
          link: { href: createHref(link.to), text: link.text, follow: () => void navigate(link.to) },
        }),
      });
      const id = store.add(toToast(first));
      return { update: (snack) => void store.add(toToast(snack), id), close: () => store.close(id) };
    },
    [store, navigate, createHref],
  );
}
