import { useCallback, useEffect, useRef } from 'react';

/** Tells, after an answer came, whether its page is still shown. */
export function useIsHere(): () => boolean {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}
