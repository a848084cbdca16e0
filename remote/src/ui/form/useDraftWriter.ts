import { useFormikContext, type FormikValues } from 'formik';
import { useCallback, useEffect, useRef } from 'react';
import { useDraftStore } from './draftStore.ts';

const WRITE_AFTER_MS = 300;

/** Saves a changed form's values under its draft key, without the sensitive ones: debounced, and on unmount. */
export function useDraftWriter(draftKey: string | undefined, sensitive: readonly string[]): { forget: () => void } {
  const { values, dirty } = useFormikContext<FormikValues>();
  const drafts = useDraftStore();
  const write = useRef<() => void>(() => undefined);

  useEffect(() => {
    const kept: Record<string, unknown> = Object.fromEntries(
      Object.entries(values).filter(([name]) => !sensitive.includes(name)),
    );
    write.current = () => {
      if (draftKey !== undefined && dirty) drafts.save(draftKey, kept);
    };
    if (draftKey === undefined || !dirty) return;
    const timer = window.setTimeout(() => write.current(), WRITE_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [draftKey, dirty, drafts, sensitive, values]);

  useEffect(() => {
    const flush = () => write.current();
    const leave = drafts.onCollect(flush);
    window.addEventListener('pagehide', flush);
    return () => {
      leave();
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [drafts]);

  const forget = useCallback(() => {
    write.current = () => undefined;
    if (draftKey !== undefined) drafts.remove(draftKey);
  }, [draftKey, drafts]);
  return { forget };
}
