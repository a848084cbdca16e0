import type { TeamUser } from '@portal/shared/contract/users';
import type { UserStatus } from '@portal/shared/domain/enumerations';
import { known } from '@portal/shared/domain/known';

/** The acts of an administrator on another user, each after a question. */
export type UserAct = 'invite' | 'endSessions' | 'deactivate' | 'reactivate' | 'delete';

const ACTS: Readonly<Record<UserStatus, readonly UserAct[]>> = {
  INVITED: ['invite', 'deactivate', 'delete'],
  PENDING: ['invite', 'deactivate', 'delete'],
  ACTIVATED: ['endSessions', 'deactivate', 'delete'],
  DEACTIVATED: ['reactivate', 'delete'],
};

/** The acts that a user's status leaves open, none in one of a newer server; who was asked to move here works elsewhere until then. */
export const actsOf = ({ status, isMove }: ActedOn): readonly UserAct[] =>
  known(ACTS, status, []).filter((act) => !isMove || act !== 'deactivate');

/** Acts after which the user cannot work here, or begins anew. */
export const isDanger = (act: UserAct): boolean => act === 'deactivate' || act === 'delete';

/** The facts of a user that an act names. */
export type ActedOn = Pick<TeamUser, 'userId' | 'firstName' | 'lastName' | 'email' | 'status' | 'isMove'>;
