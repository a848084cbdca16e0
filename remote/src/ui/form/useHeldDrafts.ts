import { useLayoutEffect } from 'react';
import { useDraftStore } from './draftStore.ts';

/** Keeps the drafts of forms whose place this takes for a while: nobody has left them. In the layout phase, as they go after it. */
export function useHeldDrafts(isHeld = true): void {
  const drafts = useDraftStore();
  useLayoutEffect(() => (isHeld ? drafts.hold() : undefined), [drafts, isHeld]);
}
