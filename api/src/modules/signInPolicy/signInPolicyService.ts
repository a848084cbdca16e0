import type { SignInPolicy, SignInPolicyBody } from '@portal/shared/contract/signInPolicy';
import { fullName } from '@portal/shared/domain/people/fullName';
import { MFA_TYPES } from '@portal/shared/domain/people/mfa';
import { CODE_POLICIES, type CodePolicy } from '@portal/shared/domain/signIn/ssoTypes';
import type { SessionUser } from '../../access/SessionUser.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Executor, Tx } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { lockPlatform } from '../platforms/index.ts';
import { checkRules } from './checkRules.ts';
import { requireFeature } from './requireFeature.ts';
import { findDefaultLock } from './signInLocks.ts';
import type { SignInChange } from './signInNotices.ts';
import type { SignInPolicyDeps } from './SignInPolicyDeps.ts';
import { SIGN_IN_POLICY_FAILURES } from './signInPolicyErrors.ts';
import { savePolicy } from './signInPolicyRepository.ts';
import type { SignInRules } from './signInRules.ts';
import { readSignInState, type SignInState } from './signInState.ts';

export type SignInPolicyService = ReturnType<typeof createSignInPolicyService>;

/** The policy of an organisation: password, Google and codes. Every method raises 404 where the page is off. */
export function createSignInPolicyService(deps: SignInPolicyDeps) {
  const { db, clock, isGoogleOffered, offeredFactors, readTreatments, people, notices } = deps;

  const findChanger = async (executor: Executor, { policy }: SignInState): Promise<SignInPolicy['changedBy']> => {
    if (policy === undefined || policy.changed_by_user_id === null || policy.changed_at === null) return null;
    const [user] = await people.listUsers(executor, policy.platform_id, [policy.changed_by_user_id]);
    return { name: fullName(user?.first_name, user?.last_name), date: policy.changed_at.toISOString() };
  };

  const view = async (executor: Executor, platformId: bigint, state: SignInState): Promise<SignInPolicy> => {
    const { rules, methods, policy } = state;
    const counts = await people.countPeople(executor, platformId);
    const signedIn = await people.countSignedIn(executor, platformId);
    const lock = (method: 'password' | 'google') => findDefaultLock(methods, method);
    return {
      version: policy?.version ?? 0,
      password: { isOn: rules.password, isOffered: true, people: counts.password, lock: lock('password') },
      google: { isOn: rules.google, isOffered: isGoogleOffered, people: signedIn.google, lock: lock('google') },
      codes: rules.codes,
      factors: MFA_TYPES.map((type) => ({
        type,
        isOn: rules.factors.includes(type),
        isOffered: offeredFactors.includes(type),
        people: counts.factors[type],
        isLocked: rules.factors.length === 1 && rules.factors.includes(type),
      })),
      peopleWithoutFactor: counts.withoutFactor,
      changedBy: await findChanger(executor, state),
    };
  };

  const requireVersion = async (tx: Tx, state: SignInState, version: number): Promise<void> => {
    if ((state.policy?.version ?? 0) === version) return;
    const changer = await findChanger(tx, state);
    throw new AppError({ ...SIGN_IN_POLICY_FAILURES.policyChanged, values: { name: changer?.name ?? '' } });
  };

  return {
    read: async (user: SessionUser): Promise<SignInPolicy> => {
      await requireFeature(readTreatments, user);
      return view(db, user.platformId, await readSignInState(db, user.platformId, isGoogleOffered));
    },

    /**
     * Replaces the policy. Raises 409 that names who changed it after it was read, unless it already stands as wanted, and 422 at the
     * field of what would leave nobody a way in.
     */
    change: async (user: SessionUser, { version, ...body }: SignInPolicyBody): Promise<SignInPolicy> => {
      await requireFeature(readTreatments, user);
      const wanted = toWantedRules(body);
      return withTransaction(db, async (tx) => {
        await lockPlatform(tx, user.platformClientId);
        const before = await readSignInState(tx, user.platformId, isGoogleOffered);
        if (isSameRules(before.rules, wanted)) return view(tx, user.platformId, before);
        await requireVersion(tx, before, version);
        const fields = checkRules(before, wanted, { isGoogleOffered, offeredFactors });
        if (fields.length > 0) throw new AppError({ ...SIGN_IN_POLICY_FAILURES.invalid, fields });
        const at = clock.now();
        await savePolicy(tx, user.platformId, {
          version: version + 1,
          password_on: wanted.password,
          google_on: wanted.google,
          codes: wanted.codes,
          factors: [...wanted.factors],
          changed_by_user_id: user.id,
          changed_at: at,
        });
        await writeAudit(tx, {
          platformId: user.platformId,
          actorUserId: user.id,
          action: 'signInPolicy.changed',
          entityType: 'platform',
          entityId: user.platformClientId,
          details: { ...wanted, factors: [...wanted.factors] },
          at,
        });
        await notices.sendChange(tx, user, changeOf(before.rules, wanted), at);
        return view(tx, user.platformId, await readSignInState(tx, user.platformId, isGoogleOffered));
      });
    },
  };
}

const toWantedRules = ({ password, google, codes, factors }: Omit<SignInPolicyBody, 'version'>): SignInRules => ({
  password,
  google,
  codes: oneOf(CODE_POLICIES, codes),
  factors: MFA_TYPES.filter((type) => factors.includes(type)),
});

const isSameRules = (one: SignInRules, other: SignInRules): boolean =>
  one.password === other.password &&
  one.google === other.google &&
  one.codes === other.codes &&
  one.factors.join() === other.factors.join();

const CODES: Readonly<Record<CodePolicy, keyof SignInChange>> = {
  OFF: 'codesOff',
  OPTIONAL: 'codesOptional',
  REQUIRED: 'codesRequired',
};

const changeOf = (before: SignInRules, after: SignInRules): SignInChange => ({
  ...(before.password !== after.password && { [after.password ? 'passwordOn' : 'passwordOff']: '' }),
  ...(before.google !== after.google && { [after.google ? 'googleOn' : 'googleOff']: '' }),
  ...(before.codes !== after.codes && { [CODES[after.codes]]: '' }),
});
