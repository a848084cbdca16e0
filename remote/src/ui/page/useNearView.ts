import { useEffect, useRef, useState, type RefObject } from 'react';

/** One viewport height, so that content is rendered before it scrolls into view. */
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

/** True from the moment the element first comes near the viewport, so that costly content renders late; `startsNear` renders it at once. `onNear` is called at that moment. */
export function useNearView<E extends Element>(
  startsNear: boolean,
  onNear?: () => void,
): { ref: RefObject<E | null>; isNear: boolean } {
  const ref = useRef<E>(null);
  const [isNear, setNear] = useState(startsNear);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    const element = ref.current;
    if (isNear || element === null) return undefined;
    waiting.set(element, () => {
      setNear(true);
      latest.current?.();
    });
    observer().observe(element);
    return () => observer().unobserve(element);
  }, [isNear]);
  return { ref, isNear };
}
