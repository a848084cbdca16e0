import { useCallback, useEffect, useRef } from 'react';

/** Tells, when asked later, whether the component is still on the screen: an answer must not navigate for a page that was left. */
export function useIsShown(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => isShown.current, []);
}
