import { isRemoteError, type RemoteErrorCode } from '@portal/shared/federation/remoteModule';
import { fetchRegistry, type FetchedRegistry } from '@portal/shared/loader/fetchRegistry';
import { useEffect, useState } from 'react';
import { REGISTRY_SOURCE } from '../remotes/registrySource.ts';

type Fetched = FetchedRegistry | { readonly failure: RemoteErrorCode };

/** The registry of remotes, or why there is none; null while it loads. */
export function useRegistry(): { readonly fetched: Fetched | null; readonly askAgain: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [fetched, setFetched] = useState<Fetched | null>(null);

  useEffect(() => {
    const abort = new AbortController();
    fetchRegistry({ ...REGISTRY_SOURCE, signal: abort.signal }).then(
      (registry) => abort.signal.aborted || setFetched(registry),
      (error: unknown) =>
        abort.signal.aborted || setFetched({ failure: isRemoteError(error) ? error.code : 'EVALUATION' }),
    );
    return () => abort.abort();
  }, [attempt]);

  return {
    fetched,
    askAgain: () => {
      setFetched(null);
      setAttempt(attempt + 1);
    },
  };
}
