import { grantableAuthorities } from '@portal/shared/domain/access/grantableAuthorities';
import type { Authority } from '@portal/shared/domain/access/permissions';
import { usePrincipal } from '../../entities/platform/signedIn.ts';

/** The rights that the signed-in user may give to others. */
export const useGrantableAuthorities = (): readonly Authority[] => grantableAuthorities(usePrincipal());
