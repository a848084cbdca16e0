import { useCallback, useState } from 'react';
import { isSessionEnded } from '../../api/apiError.ts';

/**
 * A failure to show; null for none. That the session ended is said by its own dialog, and nothing of it is left to say once
 * the person is back.
 */
export function useFailure(): readonly [failure: unknown, setFailure: (error: unknown) => void] {
  const [failure, set] = useState<unknown>(null);
  const setFailure = useCallback((error: unknown) => set(isSessionEnded(error) ? null : error), []);
  return [failure, setFailure];
}
