import { setImmediate } from 'node:timers';

/** Maximum time that one piece of work may block the event loop. */
const SLICE_MS = 8;
/** Shorter lists are processed in one go. */
const LONG = 100;

const waiting: (() => void)[] = [];

/** Resumes one waiting task per turn of the event loop. */
function serveNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(serveNext);
}

/** Resolves in a separate turn of the event loop, after pending events. */
const ownTurn = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(serveNext);
  });

/** Cooperative scheduling of long work: call `if (slices.isOver()) await slices.next()` between two steps. */
export interface EventLoopTurns {
  isOver(): boolean;
  next(): Promise<void>;
}

/** Starts the first slice. */
export function eventLoopTurns(): EventLoopTurns {
  let end = performance.now() + SLICE_MS;
  return {
    isOver: () => performance.now() >= end,
    next: async () => {
      await ownTurn();
      end = performance.now() + SLICE_MS;
    },
  };
}

/** Iterates over a list, a long one in slices. `visit` returns false to stop. */
export async function forEachInTurns<T>(
  entries: readonly T[],
  visit: (entry: T, index: number) => unknown,
): Promise<void> {
  if (entries.length > LONG) await ownTurn();
  const slices = eventLoopTurns();
  for (const [index, entry] of entries.entries()) {
    if (visit(entry, index) === false) return;
    if (slices.isOver()) await slices.next();
  }
}

/** Maps a list; a long one in slices. */
export async function mapInTurns<T, R>(entries: readonly T[], map: (entry: T, index: number) => R): Promise<R[]> {
  const mapped: R[] = [];
  await forEachInTurns(entries, (entry, index) => mapped.push(map(entry, index)));
  return mapped;
}
