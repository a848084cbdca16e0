import { NavigationType, type RouterProviderProps } from 'react-router-dom';
import { pageAt } from '../entities/permissions/rowAt.ts';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { createScrollPositions, placeOf, scrollerOf, scrollWhenReached } from './scrollPositions.ts';

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
  readonly rows: readonly RouteRow[];
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
  rows,
  root,
  isEmbedded,
}: ScrollRestorationOptions): ScrollRestoration {
  const places = createScrollPositions();
  let location = router.state.location;
  let isNew = false;
  let wantsFocus = false;
  let isWorkedIn = !isEmbedded;
  let stopScrolling: () => void = () => undefined;
  const browsersOwn = window.history.scrollRestoration;

  const leave = () => places.set(location.key, placeOf(root));
  const onFocus = ({ target }: FocusEvent) => {
    isWorkedIn = !isEmbedded || (target instanceof Node && root.contains(target));
  };
  const onHide = () => {
    leave();
    places.keep();
  };
  const toTop = () => {
    if (!isEmbedded) scrollerOf(root).scrollTop = 0;
    else if (isWorkedIn && root.getBoundingClientRect().top < 0) root.scrollIntoView({ block: 'start' });
  };

  return {
    arrived: () => {
      stopScrolling();
      const isReturn = router.state.historyAction === NavigationType.Pop;
      const place = isReturn && isWorkedIn ? places.get(location.key) : undefined;
      if (place !== undefined) stopScrolling = scrollWhenReached(root, place);
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
          pageAt(rows, state.location.pathname) !== pageAt(rows, location.pathname) ||
          (state.location.key.startsWith(TYPED) && places.get(state.location.key) === undefined);
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
