import { useEffect } from 'react';
import { useNotify } from '../ui/feedback/useNotify.ts';

/** Says a failed load once, beside the part that it left empty. */
export function useFailureToast(error: unknown, text: string): void {
  const notify = useNotify();
  const hasFailed = error !== undefined;
  useEffect(() => {
    if (hasFailed) notify.error(text);
  }, [hasFailed, notify, text]);
}
