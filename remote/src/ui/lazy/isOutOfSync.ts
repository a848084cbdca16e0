import { isRemoteError } from '@portal/shared/federation/remoteModule';

/** True when only a reload helps: the chunk no longer exists, or hangs. */
export const isOutOfSync = (error: unknown): boolean =>
  isRemoteError(error) && (error.code === 'CHUNK' || error.code === 'TIMEOUT');
