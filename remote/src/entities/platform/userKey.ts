import type { PrincipalUser } from '@portal/shared/contract/session';

export type UserOfPlatform = Pick<PrincipalUser, 'platformClientId' | 'userId'>;

/** The key below which the browser keeps something of one user. */
export const userKey = ({ platformClientId, userId }: UserOfPlatform, name: string): string =>
  `portal.${name}:${platformClientId}:${userId}`;
