import { useCallback, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

const WRITE_AFTER_MS = 250;
const TYPED = { typed: true };

const isTyped = (state: unknown): boolean => typeof state === 'object' && state !== null && 'typed' in state;

/**
 * The search text: local, so that typing never waits for the router, and written to the address (`q`) after a pause.
 * Any other navigation (Back, reset, a link) sets the text from the address.
 */
export function useSearchText(): { text: string; type: (text: string) => void; settle: () => void } {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const isOwnWrite = useNavigationType() !== NavigationType.Pop && isTyped(location.state);
  const inAddress = params.get('q') ?? '';
  const [text, setText] = useState(inAddress);
  // An address that was typed or set by the page around has the same key as the one before.
  const place = `${location.key} ${location.search}`;
  const [seenPlace, setSeenPlace] = useState(place);
  if (seenPlace !== place) {
    setSeenPlace(place);
    if (!isOwnWrite) setText(inAddress);
  }

  const write = useRef<() => void>(() => undefined);
  useEffect(() => {
    if (text === inAddress) {
      write.current = () => undefined;
      return;
    }
    write.current = () => {
      write.current = () => undefined;
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (text === '') next.delete('q');
          else next.set('q', text);
          return next;
        },
        { replace: true, state: TYPED },
      );
    };
    const timer = window.setTimeout(() => write.current(), WRITE_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [text, inAddress, setParams]);

  const settle = useCallback(() => write.current(), []);
  return { text, type: setText, settle };
}
