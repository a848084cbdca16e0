import { useMemo, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * One delegated click listener for the plain links of an element: a `Link` each is too slow in a long list. A link names
 * its path in `data-to` beside its `href`; clicks with another button or a modifier key stay with the browser.
 */
export function useLinkClicks(): { readonly onClick: (event: MouseEvent) => void } {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      onClick: (event) => {
        const to = event.target instanceof Element ? event.target.closest('a')?.dataset['to'] : undefined;
        const isBrowsers = event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
        if (to === undefined || isBrowsers || event.defaultPrevented) return;
        event.preventDefault();
        void navigate(to);
      },
    }),
    [navigate],
  );
}
