import { useEffect, useRef, useState, type RefObject } from 'react';

/** A screen ahead: what comes is drawn before it is seen. */
const AHEAD = '100% 0px';

const waiting = new WeakMap<Element, () => void>();
let shared: IntersectionObserver | undefined;

const observer = (): IntersectionObserver =>
  (shared ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: AHEAD },
  ));

/** Is the element near the view, or was it ever? What costs much is drawn from then on; `startsNear` draws it at once. */
export function useNearView<E extends Element>(startsNear: boolean): { ref: RefObject<E | null>; isNear: boolean } {
  const ref = useRef<E>(null);
  const [isNear, setNear] = useState(startsNear);
  useEffect(() => {
    const element = ref.current;
    if (isNear || element === null) return undefined;
    waiting.set(element, () => setNear(true));
    observer().observe(element);
    return () => observer().unobserve(element);
  }, [isNear]);
  return { ref, isNear };
}
