import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Gives the focus to the row of a detail once that has gone and nothing holds the focus: to the link that opened it or, for
 * one that was opened by its address, to the link that leads there.
 */
export function useRowFocus(): void {
  const { pathname } = useLocation();
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () =>
      void window.setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const links = [...document.querySelectorAll<HTMLAnchorElement>('a.pr-table__target')];
        const row = links.find(({ href }) => href.split(/[#?]/).some((part) => part.endsWith(pathname)));
        const isLink = opener instanceof HTMLAnchorElement && opener.isConnected;
        (isLink ? opener : row)?.focus();
      }),
    [opener, pathname],
  );
}
