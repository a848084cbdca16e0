import { createContext, useContext, useEffect, useRef, type RefObject } from 'react';

/** Called with the title element of a page once it is in the document. */
export const TitleShown = createContext<(title: HTMLElement) => void>(() => undefined);

/** The title of a page, which takes the focus when the page is new. */
export function useTitle(): RefObject<HTMLHeadingElement | null> {
  const ref = useRef<HTMLHeadingElement>(null);
  const shown = useContext(TitleShown);
  useEffect(() => {
    if (ref.current !== null) shown(ref.current);
  }, [shown]);
  return ref;
}
