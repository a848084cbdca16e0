import { SETTINGS } from '@portal/shared/domain/settings';
import { isChunkFailure } from '@portal/shared/federation/chunkFailure';
import { RemoteError } from '@portal/shared/federation/remoteModule';
import { isServerReachable } from '../../api/isServerReachable.ts';

const { loadTimeoutMs, retryAfterMs, reachableWithinMs } = SETTINGS.parts;

/**
 * Loads a lazy chunk with one retry. Rejects with a RemoteError: NETWORK when the server cannot be reached, so that
 * trying again helps; CHUNK when the file does not arrive (`detail.status` says why, if the server does), or TIMEOUT when it
 * hangs, so that only a reload helps.
 */
export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: number | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new RemoteError('TIMEOUT', 'A part of the page hangs')), loadTimeoutMs);
  });
  return Promise.race([loadTwice(load), late]).finally(() => window.clearTimeout(timer));
}

async function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (!isChunkFailure(cause)) throw cause;
    await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    // Asked before the second attempt: a connection that returns in between must not look like a missing chunk.
    const isReachable = await isServerReachable();
    return load().catch(async (again: unknown) => {
      if (!isChunkFailure(again)) throw again;
      throw new RemoteError(isReachable ? 'CHUNK' : 'NETWORK', 'A part of the page could not be loaded', {
        cause: again,
        detail: isReachable ? await statusOf(again) : {},
      });
    });
  }
}

/** What the server says of the file that did not load. */
async function statusOf(failure: unknown): Promise<Record<string, string>> {
  if (!(failure instanceof Error && 'request' in failure && typeof failure.request === 'string')) return {};
  const signal = AbortSignal.timeout(reachableWithinMs);
  return fetch(failure.request, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ status }) => ({ status: String(status) }),
    () => ({}),
  );
}
