import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { LeaveKind } from '../leave/useLeaveGuard.ts';
import { cardNumberPaths, getRootField } from './cardNumberPaths.ts';
import { useDraftStore } from './draftStore.ts';

const WRITE_AFTER_MS = 300;

interface DraftWriter {
  /** Writes the draft; true when everything typed is in it, and still is after that. */
  readonly saveDraft: (leaving: LeaveKind) => boolean;
  readonly forget: () => void;
}

/** `left`: the draft outlives a reload, a failure and a switched-off module, and ends when the form is left. */
export type DraftLifetime = 'saved' | 'left';

/**
 * Saves a changed form's values under its draft key, without the sensitive ones and those that hold the number of a card:
 * debounced, and on unmount unless the draft ends with that. What one user typed is never kept for another who signs in over the page.
 */
export function useDraftWriter(
  draftKey: string | null,
  sensitive: readonly string[],
  until: DraftLifetime = 'saved',
): DraftWriter {
  const { values, initialValues, dirty } = useFormikContext<FormikValues>();
  const drafts = useDraftStore();
  const [owner] = useState(() => drafts.owner());
  const write = useRef<() => boolean>(() => true);

  useEffect(() => {
    write.current = () => {
      if (!dirty) return true;
      if (draftKey === null || drafts.owner() !== owner) return false;
      const left = [...sensitive, ...cardNumberPaths(values).map(getRootField)];
      const kept = Object.fromEntries<unknown>(Object.entries(values).filter(([name]) => !left.includes(name)));
      return drafts.save(draftKey, kept) && left.every((name) => values[name] === initialValues[name]);
    };
    if (draftKey === null || !dirty) return;
    const timer = window.setTimeout(() => write.current(), WRITE_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [draftKey, dirty, drafts, owner, sensitive, values, initialValues]);

  useEffect(() => {
    const flush = () => void write.current();
    const leave = drafts.onCollect(flush);
    // A phone may end a hidden page without a word.
    const flushHidden = () => document.hidden && flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      leave();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushHidden);
      if (until === 'saved' || draftKey === null || drafts.isHeld()) flush();
      else if (drafts.owner() === owner) drafts.remove(draftKey);
    };
  }, [drafts, draftKey, until, owner]);

  return useMemo(
    () => ({
      saveDraft: (leaving) => write.current() && (until === 'saved' || leaving === 'reload'),
      forget: () => {
        write.current = () => true;
        if (draftKey !== null) drafts.remove(draftKey);
      },
    }),
    [draftKey, drafts, until],
  );
}
