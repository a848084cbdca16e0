import { isChunkFailure } from '../federation/chunkFailure.ts';
import { isRemoteError, RemoteError } from '../federation/remoteModule.ts';
import type { GatedModule } from './gate.ts';

/**
 * Classifies a load failure. The federation runtime reports an unreachable server, a wrong page and broken code alike,
 * so the entry is requested once more and the response inspected.
 */
export async function classifyFailure(
  error: unknown,
  { entryUrl, version }: GatedModule,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<RemoteError> {
  if (isRemoteError(error)) return error;
  const detail = { url: entryUrl, version };
  if (isChunkFailure(error))
    return new RemoteError('CHUNK', 'A part of the module did not load.', { cause: error, detail });
  const answer = await fetch(entryUrl, { cache: 'no-store' }).catch(() => null);
  if (answer === null) return new RemoteError('NETWORK', 'The module could not be reached.', { cause: error, detail });
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.ok || !type.includes('javascript')) {
    return new RemoteError('HTTP', `The module's entry answered ${answer.status} ${type}.`, {
      cause: error,
      detail: { ...detail, status: String(answer.status), type },
    });
  }
  return new RemoteError('EVALUATION', 'The module failed while it started.', { cause: error, detail });
}
