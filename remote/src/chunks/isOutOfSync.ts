import { isRemoteError } from '@portal/shared/federation/remoteModule';

/** True when only a reload helps: the chunk no longer exists, does not arrive, hangs, or is another one than was built. */
export const isOutOfSync = (error: unknown): boolean =>
  isRemoteError(error) && ['CHUNK', 'INTEGRITY', 'TIMEOUT'].includes(error.code);

/** True when the server does not have the file any more: it belongs to a version that was replaced. */
export const isGone = (error: unknown): boolean =>
  isRemoteError(error) && ['404', '410'].includes(error.detail['status'] ?? '');
