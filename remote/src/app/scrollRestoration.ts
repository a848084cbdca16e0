import { NavigationType, type RouterProviderProps } from 'react-router-dom';
import { getPagePath } from '../entities/permissions/findRow.ts';
import type { RouteTable } from './routeTable.ts';
import { createScrollPositions, getScrollPosition, getScroller, scrollWhenReached } from './scrollPositions.ts';

export interface ScrollRestoration {
  /** The page of the router's current location is on screen. */
  readonly arrived: () => void;
  /** The title of a page is in the document. */
  readonly titleShown: (title: HTMLElement) => void;
  /** Starts listening; returns the function that stops it. */
  readonly start: () => () => void;
}

interface ScrollRestorationOptions {
  readonly router: RouterProviderProps['router'];
  readonly routes: Pick<RouteTable, 'getRows'>;
  readonly root: HTMLElement;
  /** Embedded: the host page keeps focus and scrolling until the user works inside the module. */
  readonly isEmbedded: boolean;
}

/** The keys of entries that were opened by their address, typed or as a link of another page, begin with it. */
export const TYPED = 'typed-';

const EDITABLE = 'input, textarea, select, [contenteditable]';

/**
 * A new page, and any that is opened by its address, starts at its top with the focus on its title; Back and Forward restore
 * the position; the same page stays as it is.
 */
export function createScrollRestoration({
  router,
  routes,
  root,
  isEmbedded,
}: ScrollRestorationOptions): ScrollRestoration {
  const scrollPositions = createScrollPositions();
  let location = router.state.location;
  let isNew = false;
  let wantsFocus = false;
  let isWorkedIn = !isEmbedded;
  let stopScrolling: () => void = () => undefined;
  const browsersOwn = window.history.scrollRestoration;

  const leave = () => scrollPositions.set(location.key, getScrollPosition(root));
  const onFocus = ({ target }: FocusEvent) => {
    isWorkedIn = !isEmbedded || (target instanceof Node && root.contains(target));
  };
  const onHide = () => {
    leave();
    scrollPositions.save();
  };
  const toTop = () => {
    if (!isEmbedded) getScroller(root).scrollTop = 0;
    else if (isWorkedIn && root.getBoundingClientRect().top < 0) root.scrollIntoView({ block: 'start' });
  };

  return {
    arrived: () => {
      stopScrolling();
      const isReturn = router.state.historyAction === NavigationType.Pop;
      const position = isReturn && isWorkedIn ? scrollPositions.get(location.key) : undefined;
      if (position !== undefined) stopScrolling = scrollWhenReached(root, position);
      else if (isNew) toTop();
      wantsFocus ||= isNew;
      isNew = false;
    },
    titleShown: (title) => {
      const isTyping = document.activeElement?.matches(EDITABLE) === true && root.contains(document.activeElement);
      if (wantsFocus && isWorkedIn && !isTyping) title.focus({ preventScroll: true });
      wantsFocus = false;
    },
    start: () => {
      const unsubscribe = router.subscribe((state) => {
        if (state.location.key === location.key) return;
        leave();
        isNew ||=
          getPagePath(routes.getRows(), state.location.pathname) !== getPagePath(routes.getRows(), location.pathname) ||
          (state.location.key.startsWith(TYPED) && scrollPositions.get(state.location.key) === undefined);
        location = state.location;
      });
      document.addEventListener('focusin', onFocus);
      if (!isEmbedded) {
        window.history.scrollRestoration = 'manual';
        window.addEventListener('pagehide', onHide);
      }
      return () => {
        stopScrolling();
        unsubscribe();
        document.removeEventListener('focusin', onFocus);
        if (isEmbedded) return;
        window.removeEventListener('pagehide', onHide);
        window.history.scrollRestoration = browsersOwn;
      };
    },
  };
}
