import { useCallback, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCreateHref } from '../page/useCreateHref.ts';
import { isOpeningClick } from './rowClicks.ts';

interface RowLink {
  readonly href: string;
  /** Else dragging over the link would move it instead of marking its text. */
  readonly draggable: false;
  readonly onClick: (event: MouseEvent) => void;
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Link props for a long table: the router's `Link` re-renders on every address change, these do not. */
export function useRowLinks(): (path: string) => RowLink {
  const navigate = useNavigate();
  const createHref = useCreateHref();
  return useCallback(
    (path) => ({
      href: createHref(path),
      draggable: false,
      onClick: (event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        if (isOpeningClick(event)) void navigate(path);
      },
    }),
    [navigate, createHref],
  );
}
