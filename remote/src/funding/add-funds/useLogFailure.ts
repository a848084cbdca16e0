import { useEffect } from 'react';

/** Logs once that something could not be read, which the dialog does without. */
export function useLogFailure(isFailed: boolean, what: string): void {
  useEffect(() => {
    if (isFailed) console.warn(`${what} could not be read.`);
  }, [isFailed, what]);
}
