import { useEffect, useState } from 'react';

/** True once `afterMs` have passed since the first render. */
export function useIsLate(afterMs: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setLate(true), afterMs);
    return () => window.clearTimeout(timer);
  }, [afterMs]);
  return isLate;
}
