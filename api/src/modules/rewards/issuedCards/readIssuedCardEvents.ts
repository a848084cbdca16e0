import { createApplyIssuedCardEvent, type IssuedCardEventDeps } from './applyIssuedCardEvent.ts';
import { moveCursor, readCursor } from './issuedCardRepository.ts';

export interface ReadEventsDeps extends IssuedCardEventDeps {
  /** Names the issuer; another one's events are read from the first. */
  readonly feed: string;
}

/**
 * Applies the issuer's events that were not read yet, also those that it never managed to tell by itself. Throws when the issuer
 * gives no answer, or leads back to events that it has just told.
 */
export async function readIssuedCardEvents(deps: ReadEventsDeps): Promise<void> {
  const { db, provider, feed } = deps;
  const applyEvent = createApplyIssuedCardEvent(deps);
  const asked = new Set<string>();
  for (let cursor = await readCursor(db, feed); ;) {
    asked.add(cursor ?? '');
    const page = await provider.events(cursor);
    for (const event of page.events) await applyEvent(event);
    if (page.cursor !== cursor) await moveCursor(db, feed, cursor, page.cursor);
    if (page.events.length === 0) return;
    if (asked.has(page.cursor))
      throw new Error(`The issuer of rewards leads from the events after "${cursor ?? ''}" back to "${page.cursor}"`);
    cursor = page.cursor;
  }
}
