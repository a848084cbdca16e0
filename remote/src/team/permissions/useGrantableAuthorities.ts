import { givableAuthorities } from '@portal/shared/domain/access/givableAuthorities';
import type { Authority } from '@portal/shared/domain/access/permissions';
import { usePrincipal } from '../../entities/platform/signedIn.ts';

/** The rights that the signed-in user may give to others. */
export const useGrantableAuthorities = (): readonly Authority[] => givableAuthorities(usePrincipal());
