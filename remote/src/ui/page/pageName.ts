import { createContext, useContext, useEffect } from 'react';

/** Takes the name of the thing that a page shows; '' restores the title of its row. */
export const PageNamed = createContext<(name: string) => void>(() => undefined);

/** Names the page after the thing that it shows ("Reward for Ada Byron"), in the document title; '' while that is unknown. */
export function usePageName(name: string): void {
  const named = useContext(PageNamed);
  useEffect(() => {
    named(name);
    return () => named('');
  }, [named, name]);
}
