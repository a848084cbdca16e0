import { SETTINGS } from '@portal/shared/domain/settings';
import { isChunkFailure } from '@portal/shared/federation/chunkFailure';
import { RemoteError } from '@portal/shared/federation/remoteModule';
import { isServerReachable } from './isServerReachable.ts';
import { isAsBuilt } from './isAsBuilt.ts';

const { loadTimeoutMs, retryAfterMs, reachableWithinMs } = SETTINGS.parts;

/**
 * Loads a lazy chunk with one retry. Rejects with a RemoteError: NETWORK when the server cannot be reached, so that
 * trying again helps; CHUNK when the file does not arrive (`detail.status` says why, if the server does), INTEGRITY when its
 * bytes are not those that were built, or TIMEOUT when it hangs, so that only a reload helps.
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
      if (!isReachable) throw new RemoteError('NETWORK', 'A part of the page could not be loaded', { cause: again });
      const { status, asBuilt } = await lookAt(again);
      throw new RemoteError(asBuilt ? 'CHUNK' : 'INTEGRITY', 'A part of the page could not be loaded', {
        cause: again,
        detail: status === null ? {} : { status },
      });
    });
  }
}

/** Asks the server about the file that did not load: a browser tells of a dead line and of other bytes alike. */
async function lookAt(failure: unknown): Promise<{ readonly status: string | null; readonly asBuilt: boolean }> {
  const unknown = { status: null, asBuilt: true };
  if (!(failure instanceof Error && 'request' in failure && typeof failure.request === 'string')) return unknown;
  const { request: url } = failure;
  try {
    const signal = AbortSignal.timeout(reachableWithinMs);
    const { ok, status } = await fetch(url, { method: 'HEAD', cache: 'no-store', signal });
    return { status: String(status), asBuilt: !ok || (await isAsBuilt(url, signal)) };
  } catch {
    return unknown;
  }
}
