import { isAllowed } from '@portal/shared/domain/access/permissions';
import type { SessionUser } from '../../access/SessionUser.ts';

/** Users who read what staff asked and what was answered. */
export const MANAGING = { all: ['PLATFORM_MANAGE'], accessLevel: 'PLATFORM' } as const;

/** Users who answer; staff who emulate an organisation do not answer themselves. */
export const ANSWERING = { ...MANAGING, notEmulated: true } as const;

export const isManager = (user: SessionUser): boolean => isAllowed(user, MANAGING);

export const canAnswer = (user: SessionUser): boolean => isAllowed(user, ANSWERING);
