import { useCallback, useRef } from 'react';
import { newUuid } from './newUuid.ts';

/** Gives the idempotency key of a call: the same as long as its body is, so that a repeated click or retry acts once. */
export function useIdempotencyKey(): (body: object) => string {
  const attempt = useRef({ content: '', key: '' });
  return useCallback((body) => {
    const content = JSON.stringify(body);
    if (attempt.current.content !== content) attempt.current = { content, key: newUuid() };
    return attempt.current.key;
  }, []);
}
