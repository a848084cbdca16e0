import { useCallback, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isOwnChange } from '../../../ui/page/useAddressQuery.ts';

const WRITE_AFTER_MS = 250;

interface SearchAddress {
  readonly filters: { readonly q: string };
  /** Must be stable between renders. */
  readonly setFilters: (changes: { readonly q: string }) => void;
}

/**
 * The search text: local, so that typing never waits for the router, and written to the address (`q`) after a pause.
 * Any navigation that the catalogue did not make itself (Back, a link), and a reset, sets the text from the address.
 */
export function useSearchText({ filters: { q: inAddress }, setFilters }: SearchAddress): {
  text: string;
  type: (text: string) => void;
  settle: () => void;
} {
  const location = useLocation();
  const isOwn = useNavigationType() !== NavigationType.Pop && isOwnChange(location.state);
  const [text, setText] = useState(inAddress);
  // An address that was typed or set by the page around has the same key as the one before.
  const locationKey = `${location.key} ${location.search}`;
  const [seenLocationKey, setSeenLocationKey] = useState(locationKey);
  if (seenLocationKey !== locationKey) {
    setSeenLocationKey(locationKey);
    if (!isOwn) setText(inAddress);
  }

  const write = useRef<() => void>(() => undefined);
  useEffect(() => {
    if (text === inAddress) {
      write.current = () => undefined;
      return;
    }
    write.current = () => {
      write.current = () => undefined;
      setFilters({ q: text });
    };
    const timer = window.setTimeout(() => write.current(), WRITE_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [text, inAddress, setFilters]);

  const settle = useCallback(() => write.current(), []);
  return { text, type: setText, settle };
}
