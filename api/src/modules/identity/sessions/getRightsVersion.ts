import { createHash } from 'node:crypto';
import type { SessionUser } from '../../../access/SessionUser.ts';

/** A short text that is another one whenever rights or access of a user are others. */
export const getRightsVersion = ({ authorities, accessLevelPermissionInformation }: SessionUser): string =>
  createHash('sha256')
    .update(JSON.stringify([authorities, accessLevelPermissionInformation]))
    .digest('base64url')
    .slice(0, 16);
