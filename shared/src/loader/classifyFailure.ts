import { isChunkFailure, isRefusedByPolicy } from '../federation/chunkFailure.ts';
import { RemoteError } from '../federation/remoteModule.ts';
import type { GatedModule } from './gate.ts';
import { integrityOf } from './integrityOf.ts';
import { isForbidden } from './isForbidden.ts';

/** Address and listed integrity of the file that failed; without integrity for a file that the registry does not list. */
function failedFile(
  error: unknown,
  { entryUrl, entryIntegrity, assets }: GatedModule,
): { url: string; listed?: string } {
  if (!isChunkFailure(error)) return { url: entryUrl, listed: entryIntegrity };
  const request =
    error instanceof Error && 'request' in error && typeof error.request === 'string' ? error.request : '';
  if (request === '') return { url: entryUrl };
  const name = Object.keys(assets).find((one) => request.endsWith(`/${one}`));
  return { url: request, ...(name !== undefined && { listed: assets[name] }) };
}

/**
 * Classifies a load failure. The browser reports an unreachable server, a wrong page, changed bytes and broken code alike,
 * so the file is requested once more and the response inspected.
 */
export async function classifyFailure(
  error: unknown,
  gated: GatedModule,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<RemoteError> {
  const { url, listed } = failedFile(error, gated);
  const detail = { url, version: gated.version };
  if (isRefusedByPolicy(error) || isForbidden(url))
    return new RemoteError('CSP', 'The page’s Content-Security-Policy forbids a file of the module.', {
      cause: error,
      detail,
    });
  const isChunk = isChunkFailure(error);
  const response = await fetch(url, { cache: 'no-store' }).catch(() => null);
  const body = response?.ok === true ? await response.arrayBuffer().catch(() => null) : null;
  if (response?.ok === true && body === null)
    // Such as a compressed copy that is damaged: the browser keeps what it cannot unpack to itself.
    return new RemoteError('HTTP', 'A file of the module cannot be read.', {
      cause: error,
      detail: { ...detail, status: String(response.status) },
    });
  const integrity = body && (await integrityOf(body));
  if (listed !== undefined && integrity !== null && integrity !== listed && isCode(response))
    return new RemoteError('INTEGRITY', 'A file of the module is not what the registry lists.', {
      cause: error,
      detail: { ...detail, listed, served: integrity },
    });
  if (isChunk) return new RemoteError('CHUNK', 'A part of the module did not load.', { cause: error, detail });
  if (response === null)
    return new RemoteError('NETWORK', 'The module could not be reached.', { cause: error, detail });
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !isCode(response)) {
    return new RemoteError('HTTP', `The module's entry answered ${response.status} ${type}.`, {
      cause: error,
      detail: { ...detail, status: String(response.status), type },
    });
  }
  return new RemoteError('EVALUATION', 'The module failed while it started.', { cause: error, detail });
}

const isCode = (response: Response | null): boolean =>
  /javascript|css/.test(response?.headers.get('content-type') ?? '');
