import { useCallback, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { OWN_CHANGE, setParameter, type AddressChange } from './useAddressChange.ts';

const WRITE_AFTER_MS = 250;

const isOwn = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isOwn' in state;

/**
 * The search text: local, so that typing never waits for the router, and written to the address (`q`) after a pause.
 * Any navigation that the catalogue did not make itself (Back, a link), and a reset, sets the text from the address.
 */
export function useSearchText(change: AddressChange): {
  text: string;
  type: (text: string) => void;
  settle: () => void;
} {
  const [params] = useSearchParams();
  const location = useLocation();
  const isOwnChange = useNavigationType() !== NavigationType.Pop && isOwn(location.state);
  const inAddress = params.get('q') ?? '';
  const [text, setText] = useState(inAddress);
  // An address that was typed or set by the page around has the same key as the one before.
  const place = `${location.key} ${location.search}`;
  const [seenPlace, setSeenPlace] = useState(place);
  if (seenPlace !== place) {
    setSeenPlace(place);
    if (!isOwnChange) setText(inAddress);
  }

  const write = useRef<() => void>(() => undefined);
  useEffect(() => {
    if (text === inAddress) {
      write.current = () => undefined;
      return;
    }
    write.current = () => {
      write.current = () => undefined;
      change((next) => setParameter(next, 'q', text), { replace: true, state: OWN_CHANGE });
    };
    const timer = window.setTimeout(() => write.current(), WRITE_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [text, inAddress, change]);

  const settle = useCallback(() => write.current(), []);
  return { text, type: setText, settle };
}
