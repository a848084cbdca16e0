import type { FulfilmentProvider } from '../../providers/fulfilment/FulfilmentProvider.ts';
import { createApplyShipmentEvent, type ShipmentEventDeps } from './applyShipmentEvent.ts';
import { moveCursor, readCursor } from './shipmentRepository.ts';

interface ReadEventsDeps extends ShipmentEventDeps {
  readonly fulfilment: FulfilmentProvider;
  /** Names the printer; another one's events are read from the first. */
  readonly feed: string;
}

/**
 * Applies the printer's events that were not read yet, also those that it never managed to tell by itself. Throws when the printer
 * gives no answer, or leads back to events that it has just told.
 */
export async function readShipmentEvents(deps: ReadEventsDeps): Promise<void> {
  const { db, fulfilment, feed } = deps;
  const applyEvent = createApplyShipmentEvent(deps);
  const asked = new Set<string>();
  for (let cursor = await readCursor(db, feed); ;) {
    asked.add(cursor ?? '');
    const page = await fulfilment.listEvents(cursor);
    for (const event of page.events) await applyEvent(event);
    if (page.cursor !== cursor) await moveCursor(db, feed, page.cursor);
    if (page.events.length === 0) return;
    if (asked.has(page.cursor))
      throw new Error(`The printer leads from the events after "${cursor ?? ''}" back to "${page.cursor}"`);
    cursor = page.cursor;
  }
}

interface WatchDeps extends ReadEventsDeps {
  readonly everyMs: number;
  readonly onError: (error: unknown) => void;
}

/** Reads events until the returned function is called, which waits for what is under way. */
export function watchShipments({ everyMs, onError, ...deps }: WatchDeps): () => Promise<void> {
  let current: Promise<void> | null = null;
  const timer = setInterval(() => {
    current ??= readShipmentEvents(deps)
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
