import { setImmediate } from 'node:timers';

/** How long one piece of work may keep the event loop before others are served. */
const SLICE_MS = 8;
/** Shorter lists are worked off at once. */
const LONG = 100;

const waiting: (() => void)[] = [];

/** Lets one that waits go on, and the others in later turns of the loop, however many wait. */
function serveNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(serveNext);
}

/** Resolves in a turn of the event loop of one's own, after what has arrived meanwhile. */
const ownTurn = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(serveNext);
  });

/** Long work in slices: `if (slices.isOver()) await slices.next()` between two steps lets others be served. */
export interface TimeSlices {
  isOver(): boolean;
  next(): Promise<void>;
}

/** The first slice begins now. */
export function timeSlices(): TimeSlices {
  let end = performance.now() + SLICE_MS;
  return {
    isOver: () => performance.now() >= end,
    next: async () => {
      await ownTurn();
      end = performance.now() + SLICE_MS;
    },
  };
}

/** Walks a list; a long one in slices. `visit` returns false to end the walk. */
export async function forEachInSlices<T>(
  entries: readonly T[],
  visit: (entry: T, index: number) => unknown,
): Promise<void> {
  if (entries.length > LONG) await ownTurn();
  const slices = timeSlices();
  for (const [index, entry] of entries.entries()) {
    if (visit(entry, index) === false) return;
    if (slices.isOver()) await slices.next();
  }
}

/** Maps a list; a long one in slices. */
export async function mapInSlices<T, R>(entries: readonly T[], map: (entry: T, index: number) => R): Promise<R[]> {
  const mapped: R[] = [];
  await forEachInSlices(entries, (entry, index) => mapped.push(map(entry, index)));
  return mapped;
}
