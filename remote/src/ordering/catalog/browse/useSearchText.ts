import { useCallback, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isOwnChange } from '../../../ui/page/useUrlState.ts';

const WRITE_AFTER_MS = 250;

interface SearchUrlState {
  readonly filters: { readonly q: string };
  /** Must be stable between renders. */
  readonly setFilters: (changes: { readonly q: string }) => void;
}

/**
 * The search text: local, so that typing never waits for the router, and written to the address (`q`) after a pause.
 * Any navigation that the catalogue did not make itself (Back, a link), and a reset, sets the text from the address.
 */
export function useSearchText({ filters: { q: inUrl }, setFilters }: SearchUrlState): {
  text: string;
  type: (text: string) => void;
  settle: () => void;
} {
  const location = useLocation();
  const isOwn = useNavigationType() !== NavigationType.Pop && isOwnChange(location.state);
  const [text, setText] = useState(inUrl);
  // An address that was typed or set by the page around has the same key as the one before.
  const locationKey = `${location.key} ${location.search}`;
  const [seenLocationKey, setSeenLocationKey] = useState(locationKey);
  if (seenLocationKey !== locationKey) {
    setSeenLocationKey(locationKey);
    if (!isOwn) setText(inUrl);
  }

  const write = useRef<() => void>(() => undefined);
  useEffect(() => {
    if (text === inUrl) {
      write.current = () => undefined;
      return;
    }
    write.current = () => {
      write.current = () => undefined;
      setFilters({ q: text });
    };
    const timer = window.setTimeout(() => write.current(), WRITE_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [text, inUrl, setFilters]);

  const settle = useCallback(() => write.current(), []);
  return { text, type: setText, settle };
}
