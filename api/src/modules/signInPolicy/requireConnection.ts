import { fullName } from '@portal/shared/domain/people/fullName';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Executor, Tx } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { findConnectionLock, findDependentDomain } from './signInLocks.ts';
import type { SignInPeople } from './SignInPeople.ts';
import { SIGN_IN_POLICY_FAILURES } from './signInPolicyErrors.ts';
import { readSignInState } from './signInState.ts';
import { findConnection, type ConnectionRow } from './ssoConnectionRepository.ts';

/** Names of the methods that every organisation has, which are no connections. */
const DEFAULTS = ['password', 'google'];

/** Returns a connection of the user's organisation. Raises 404 when there is none, 409 for a method that every organisation has. */
export async function requireConnection(
  executor: Executor,
  { platformId }: SessionUser,
  identifier: string,
): Promise<ConnectionRow> {
  if (DEFAULTS.includes(identifier)) throw new AppError(SIGN_IN_POLICY_FAILURES.default);
  const row = await findConnection(executor, platformId, identifier);
  if (row === undefined) throw new AppError(SIGN_IN_POLICY_FAILURES.notFound);
  return row;
}

/** Raises 409 that names who changed a connection after it was read. */
export async function requireVersion(
  tx: Tx,
  people: Pick<SignInPeople, 'listUsers'>,
  { platform_id, version, changed_by_user_id }: ConnectionRow,
  read: number,
): Promise<void> {
  if (version === read) return;
  const [user] = await people.listUsers(tx, platform_id, [changed_by_user_id]);
  const name = fullName(user?.first_name, user?.last_name);
  throw new AppError({ ...SIGN_IN_POLICY_FAILURES.changed, values: { name } });
}

/** Raises 409 for a connection by which alone people sign in. */
export async function requireUnlocked(tx: Tx, { platform_id, id }: ConnectionRow, isGoogleOffered: boolean) {
  const { methods } = await readSignInState(tx, platform_id, isGoogleOffered);
  const lock = findConnectionLock(methods, id);
  if (lock === 'LAST_METHOD') throw new AppError(SIGN_IN_POLICY_FAILURES.lastMethod);
  if (lock === 'COMPANY_ONLY')
    throw new AppError({
      ...SIGN_IN_POLICY_FAILURES.lockedCompanyOnly,
      values: { domain: findDependentDomain(methods, id) ?? '' },
    });
}
