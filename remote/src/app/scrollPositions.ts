import { SETTINGS } from '@portal/shared/domain/settings';
import { safeStorage } from '../browser/safeStorage.ts';

const KEY = 'portal.places@2';
const SCROLLS = ['auto', 'scroll'];
const BY_HAND = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/** The scroll container of an element: a box of the embedding page, or the document. */
export function getScroller(element: HTMLElement): Element {
  for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement)
    if (SCROLLS.includes(getComputedStyle(box).overflowY)) return box;
  return document.scrollingElement ?? document.documentElement;
}

/** Scroll position of a page, and the distance of the followed link from the top of the viewport. */
export interface ScrollPosition {
  readonly top: number;
  readonly link?: { readonly href: string; readonly at: number };
}

export function getScrollPosition(content: HTMLElement): ScrollPosition {
  const top = getScroller(content).scrollTop;
  const followed = document.activeElement;
  const href = content.contains(followed) ? followed?.getAttribute('href') : null;
  return href && followed ? { top, link: { href, at: followed.getBoundingClientRect().top } } : { top };
}

/**
 * Restores a scroll position, again whenever the content grows within a time limit, because late content shifts what is
 * above; ends when the user scrolls. Returns a function that stops it.
 */
export function scrollWhenReached(content: HTMLElement, { top, link }: ScrollPosition): () => void {
  const scroller = getScroller(content);
  const stop = (): void => {
    observer.disconnect();
    window.clearTimeout(timer);
    for (const type of BY_HAND) window.removeEventListener(type, stop);
  };
  const go = (): void => {
    scroller.scrollTop = top;
    if (link === undefined) return;
    // The content above the link may have changed its height.
    const followed = [...content.querySelectorAll('a')].find((one) => one.getAttribute('href') === link.href);
    if (followed) scroller.scrollTop += followed.getBoundingClientRect().top - link.at;
  };
  const observer = new ResizeObserver(go);
  const timer = window.setTimeout(stop, SETTINGS.layout.restoreScrollMs);
  for (const type of BY_HAND) window.addEventListener(type, stop, { passive: true });
  observer.observe(content);
  go();
  return stop;
}

/** Scroll positions by history entry. */
export interface ScrollPositions {
  get(entry: string): ScrollPosition | undefined;
  set(entry: string, position: ScrollPosition): void;
  /** Stores them, to survive a reload. */
  save(): void;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isScrollPosition = (value: unknown): value is ScrollPosition =>
  isObject(value) &&
  typeof value['top'] === 'number' &&
  (value['link'] === undefined ||
    (isObject(value['link']) && typeof value['link']['href'] === 'string' && typeof value['link']['at'] === 'number'));
const isEntry = (value: unknown): value is [string, ScrollPosition] =>
  Array.isArray(value) && typeof value[0] === 'string' && isScrollPosition(value[1]);

function read(): readonly [string, ScrollPosition][] {
  try {
    const stored: unknown = JSON.parse(safeStorage('session').get(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** Positions of this tab. */
export function createScrollPositions(): ScrollPositions {
  const positions = new Map<string, ScrollPosition>(read());
  return {
    get: (entry) => positions.get(entry),
    set: (entry, position) => {
      positions.delete(entry);
      positions.set(entry, position);
    },
    save: () =>
      safeStorage('session').set(KEY, JSON.stringify([...positions].slice(-SETTINGS.layout.scrollPositionsKept))),
  };
}
