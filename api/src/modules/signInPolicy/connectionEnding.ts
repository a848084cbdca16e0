import type { SsoEnding } from '@portal/shared/contract/ssoConnections';
import type { SsoEndingAction } from '@portal/shared/domain/signIn/ssoTypes';
import { hashToken } from '../../crypto/tokens.ts';
import type { Executor } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import type { ComingIn } from './SignInPeople.ts';
import type { SignInChange } from './signInNotices.ts';
import type { SignInPolicyDeps } from './SignInPolicyDeps.ts';
import { SIGN_IN_POLICY_FAILURES } from './signInPolicyErrors.ts';
import type { SignInMethods } from './signInLocks.ts';
import type { SignInRules } from './signInRules.ts';
import { readSignInState } from './signInState.ts';
import type { ConnectionRow } from './ssoConnectionRepository.ts';
import { listExemptions, type DomainRow } from './ssoDomainRepository.ts';

type Ways = SsoEnding['ways'];

const NOBODY: Ways = { connection: 0, password: 0, newPassword: 0, google: 0, none: 0 };

/** Parts of an organisation's sign-in that decide it. */
export interface WaysState {
  readonly rules: Pick<SignInRules, 'password'>;
  readonly methods: Pick<SignInMethods, 'google'>;
  readonly connections: readonly Pick<ConnectionRow, 'id' | 'state'>[];
  readonly domains: readonly Pick<DomainRow, 'domain' | 'verified_at' | 'connection_id' | 'only_company'>[];
}

/** Returns by what people come in once a connection is disabled or deleted: the first way that is left to them. */
export function findWayAfter(
  { rules, methods, connections, domains }: WaysState,
  ended: Pick<ConnectionRow, 'id'>,
  action: SsoEndingAction,
  { domain: name, hasPassword, isExempt }: Omit<ComingIn, 'people'>,
): keyof Ways {
  const domain = domains.find((one) => one.domain === name && one.verified_at !== null);
  // A domain that led to the deleted connection leads to every one that is left.
  const isReleased = action === 'DELETE' && domain?.connection_id === ended.id;
  const leadsTo = isReleased ? null : (domain?.connection_id ?? null);
  const isLed = connections.some(
    ({ id, state }) => id !== ended.id && state === 'ENABLED' && (leadsTo === null || leadsTo === id),
  );
  if (domain !== undefined && isLed) return 'connection';
  if (domain?.only_company === true && !isExempt) return 'none';
  if (rules.password || isExempt) return hasPassword ? 'password' : 'newPassword';
  return methods.google ? 'google' : 'none';
}

/** Returns who comes in by a connection now, and by what after it is disabled or deleted. */
export async function readEnding(
  executor: Executor,
  { people, isGoogleOffered }: Pick<SignInPolicyDeps, 'people' | 'isGoogleOffered'>,
  connection: ConnectionRow,
  action: SsoEndingAction,
): Promise<SsoEnding> {
  const { platform_id: platformId, identifier, version } = connection;
  const state = await readSignInState(executor, platformId, isGoogleOffered);
  const exempt = (await listExemptions(executor, platformId)).map(({ user_id }) => user_id);
  const isInUse = connection.state === 'ENABLED';
  const groups = isInUse ? await people.listComingIn(executor, { platformId, identifier }, exempt) : [];
  const ways = { ...NOBODY };
  for (const group of groups) ways[findWayAfter(state, connection, action, group)] += group.people;
  const count = groups.reduce((sum, group) => sum + group.people, 0);
  return { people: count, ways, shown: hashToken(JSON.stringify([identifier, version, action, ways])) };
}

/** Raises 409 when something else would be done than was shown. */
export function requireShown({ shown }: SsoEnding, asked: string | null): void {
  if (asked !== null && asked !== shown) throw new AppError(SIGN_IN_POLICY_FAILURES.endingChanged);
}

/** Returns what a mail says of an ending; ways that nobody is left with are not named. */
export function toEndingFacts({ people, ways }: SsoEnding): SignInChange {
  const named = {
    byConnection: ways.connection,
    byPassword: ways.password,
    byNewPassword: ways.newPassword,
    byGoogle: ways.google,
    byNone: ways.none,
  };
  const counted = Object.entries(named).flatMap(([name, count]) => (count > 0 ? [[name, String(count)] as const] : []));
  return { people: String(people), ...Object.fromEntries(counted) };
}
