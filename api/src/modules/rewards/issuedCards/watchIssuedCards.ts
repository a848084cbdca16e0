import { checkIssuedCardsDaily } from './checkIssuedCards.ts';
import { readIssuedCardEvents, type ReadEventsDeps } from './readIssuedCardEvents.ts';

interface WatchDeps extends ReadEventsDeps {
  readonly everyMs: number;
  readonly onError: (error: unknown) => void;
}

/**
 * Reads events, and compares the cards once a day, until the returned function is called, which waits for what is under way.
 */
export function watchIssuedCards({ everyMs, onError, ...deps }: WatchDeps): () => Promise<void> {
  const work = async (): Promise<void> => {
    await readIssuedCardEvents(deps);
    await checkIssuedCardsDaily(deps);
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
