import { isRemoteError } from '@portal/shared/federation/remoteModule';

/** True when only a reload brings the part: it is gone from the server, or hangs. */
export const isOutOfSync = (error: unknown): boolean =>
  isRemoteError(error) && (error.code === 'CHUNK' || error.code === 'TIMEOUT');
