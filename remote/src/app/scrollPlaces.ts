import { SETTINGS } from '@portal/shared/domain/settings';
import { safeStorage } from '../ui/storage/safeStorage.ts';

const KEY = 'portal.places@1';
const SCROLLS = ['auto', 'scroll'];
const BY_HAND = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/** What scrolls around an element: a box of the embedding page, or the document. */
export function scrollerOf(element: HTMLElement): Element {
  for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement)
    if (SCROLLS.includes(getComputedStyle(box).overflowY)) return box;
  return document.scrollingElement ?? document.documentElement;
}

/**
 * Scrolls to `top` whenever the content has grown, for a while, because what comes late moves what stands already; ends
 * when the person scrolls. Returns the way to stop.
 */
export function scrollWhenReached(content: HTMLElement, top: number): () => void {
  const scroller = scrollerOf(content);
  const stop = (): void => {
    observer.disconnect();
    window.clearTimeout(timer);
    for (const type of BY_HAND) window.removeEventListener(type, stop);
  };
  const go = (): void => {
    scroller.scrollTop = top;
  };
  const observer = new ResizeObserver(go);
  const timer = window.setTimeout(stop, SETTINGS.layout.restoreScrollMs);
  for (const type of BY_HAND) window.addEventListener(type, stop, { passive: true });
  observer.observe(content);
  go();
  return stop;
}

/** Where each entry of the history was scrolled to. */
export interface ScrollPlaces {
  get(entry: string): number | undefined;
  set(entry: string, top: number): void;
  /** Writes them down for after a reload. */
  keep(): void;
}

const isPlace = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';

function read(): readonly [string, number][] {
  try {
    const kept: unknown = JSON.parse(safeStorage('session').get(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPlace) : [];
  } catch {
    return [];
  }
}

/** Places of this tab. */
export function createScrollPlaces(): ScrollPlaces {
  const places = new Map<string, number>(read());
  return {
    get: (entry) => places.get(entry),
    set: (entry, top) => {
      places.delete(entry);
      places.set(entry, top);
    },
    keep: () => safeStorage('session').set(KEY, JSON.stringify([...places].slice(-SETTINGS.layout.keptPlaces))),
  };
}
