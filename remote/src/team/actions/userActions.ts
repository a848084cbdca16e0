import type { TeamUser } from '@portal/shared/contract/users';
import type { UserStatus } from '@portal/shared/domain/enumerations';
import { known } from '@portal/shared/domain/known';

/** The actions of an administrator on another user, each after a question. */
export type UserAction = 'invite' | 'endSessions' | 'deactivate' | 'reactivate' | 'delete';

const ACTIONS_BY_STATUS: Readonly<Record<UserStatus, readonly UserAction[]>> = {
  INVITED: ['invite', 'deactivate', 'delete'],
  PENDING: ['invite', 'deactivate', 'delete'],
  ACTIVATED: ['endSessions', 'deactivate', 'delete'],
  DEACTIVATED: ['reactivate', 'delete'],
};

/** The actions that a user's status leaves open, none in one of a newer server; who was asked to move here works elsewhere until then. */
export const getUserActions = ({ status, isMove }: UserActionTarget): readonly UserAction[] =>
  known(ACTIONS_BY_STATUS, status, []).filter((action) => !isMove || action !== 'deactivate');

/** Actions that a user's status asks for: who has an invitation cannot work yet, who is deactivated no longer. */
export const isDue = (action: UserAction): boolean => action === 'invite' || action === 'reactivate';

/** Actions after which the user cannot work here, or begins anew. */
export const isDestructive = (action: UserAction): boolean => action === 'deactivate' || action === 'delete';

/** The facts of a user that an action names. */
export type UserActionTarget = Pick<TeamUser, 'userId' | 'firstName' | 'lastName' | 'email' | 'status' | 'isMove'>;
