import { checkCardsDaily } from './checkCards.ts';
import { readCardEvents, type ReadEventsDeps } from './readCardEvents.ts';

interface WatchDeps extends ReadEventsDeps {
  readonly everyMs: number;
  readonly onError: (error: unknown) => void;
}

/**
 * Reads events, and compares the cards once a day, until the returned function is called, which waits for what is under way.
 */
export function watchCards({ everyMs, onError, ...deps }: WatchDeps): () => Promise<void> {
  const work = async (): Promise<void> => {
    await readCardEvents(deps);
    await checkCardsDaily(deps);
  };
  let current: Promise<void> | null = null;
  const timer = setInterval(() => {
    current ??= work()
      .catch(onError)
      .finally(() => {
        current = null;
      });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await current;
  };
}
