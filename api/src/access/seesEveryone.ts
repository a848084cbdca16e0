import { ALL_ORDER_HISTORY, holds } from '@portal/shared/domain/access/permissions';
import type { SessionUser } from './SessionUser.ts';

/** True when the user may also see orders placed by others. */
export const seesEveryone = (user: SessionUser): boolean => ALL_ORDER_HISTORY.some((code) => holds(user, code));
