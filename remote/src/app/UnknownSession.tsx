import type { ReactNode } from 'react';
import { UNAVAILABLE } from '../api/apiError.ts';
import { useSessionOutOfReach, useSessionSource } from '../entities/session/sessionSource.ts';
import { PageFailure } from '../ui/failure/PageFailure.tsx';

/** Shown until the session is known; says so when the server cannot be reached, or the embedder gives no token. */
export function UnknownSession({ waiting }: { readonly waiting: ReactNode }) {
  const source = useSessionSource();
  const isOutOfReach = useSessionOutOfReach();
  return isOutOfReach ? <PageFailure error={UNAVAILABLE} onRetry={() => void source.start()} /> : waiting;
}
