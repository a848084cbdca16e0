import { isAllowed, type PermissionRule } from '@portal/shared/domain/access/permissions';
import { usePrincipal } from '../platform/signedIn.ts';

/** True when the signed-in user meets the rule: the check that rows, buttons and the server share. */
export const useCan = (rule: PermissionRule): boolean => isAllowed(usePrincipal(), rule);
