import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { MfaChallenge } from '@portal/shared/contract/mfa';
import type { MfaType } from '@portal/shared/domain/people/mfa';
import { writeAudit } from '../../../audit/writeAudit.ts';
import type { Clock } from '../../../runtime/clock.ts';
import { hashToken, randomToken } from '../../../crypto/tokens.ts';
import type { Db, Executor, Tx } from '../../../db/client.ts';
import { keyOf } from '../../../db/TenantKey.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import { AppError } from '../../../errors/AppError.ts';
import { secondsUntil } from '../../../rate-limits/rateLimits.ts';
import type { OpenSignedIn, SignedIn } from '../signIn/openSignedIn.ts';
import { readProviderSession, toProviderColumns, type ProviderSession } from '../sessions/ProviderSession.ts';
import type { Caller } from '../sessions/sessionIssuer.ts';
import { findActiveUser, updateUser, type UserRow } from '../userRepository.ts';
import {
  findChallenge,
  insertChallenge,
  lockChallenge,
  spendChallenge,
  updateChallenge,
  type ChallengeRow,
} from './challengeRepository.ts';
import { challengeView, resendAt } from './challengeView.ts';
import type { CheckCode } from './checkCode.ts';
import type { SendCode } from './codeSender.ts';
import { findDevice, insertDevice, touchDevice } from './mfaDeviceRepository.ts';
import { MFA_FAILURES } from './mfaErrors.ts';
import { putMethod, takeStep, type MfaMethodRow } from './mfaMethodRepository.ts';
import { firstFactor, readCodeRules } from './codeRules.ts';
import { usableNumber } from './usableNumber.ts';

export interface MfaDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sendCode: SendCode;
  readonly checkCode: CheckCode;
  readonly openSignedIn: OpenSignedIn;
  /** Ways in which this installation can send codes. */
  readonly offered: readonly MfaType[];
}

/** A code that is waited for, with the token that proves who waits. */
export interface PendingSignIn {
  readonly challenge: MfaChallenge;
  readonly token: string;
}

/** A sign-in that is complete. `rememberedToken`: of the device, when it needs no code for a while from now on. */
export interface VerifiedSignIn extends SignedIn {
  readonly rememberedToken: string | null;
}

interface WaitingSignIn {
  readonly challenge: ChallengeRow;
  readonly user: UserRow;
  readonly methods: readonly MfaMethodRow[];
}

export type MfaService = ReturnType<typeof createMfaService>;

/** Sign-ins that ask for a code after the password. */
export function createMfaService({ db, clock, sendCode, checkCode, openSignedIn, offered }: MfaDeps) {
  const ended = () => new AppError(MFA_FAILURES.ended);
  const notRemembered = () => ({ isRemembered: false, now: clock.now() });

  /** Returns who waits, and for what. Raises 401 for a token that is unknown, used or over. */
  const waitingFor = async (
    executor: Executor,
    token: string | null,
    find: (tokenHash: string) => Promise<ChallengeRow | undefined>,
  ): Promise<WaitingSignIn> => {
    const challenge = token === null ? undefined : await find(hashToken(token));
    if (challenge === undefined) throw ended();
    const user = await findActiveUser(executor, { platformId: challenge.platform_id, id: challenge.user_id });
    if (user === undefined) throw ended();
    return { challenge, user, methods: (await readCodeRules(executor, keyOf(user))).methods };
  };

  const locked = (tx: Tx, token: string | null): Promise<WaitingSignIn> =>
    waitingFor(tx, token, (tokenHash) => lockChallenge(tx, tokenHash, clock.now()));

  /** Sends a code, or none where it comes from an authenticator. Raises 429 when one was sent just now. */
  const sendAgain = async (
    tx: Tx,
    { user }: WaitingSignIn,
    challenge: ChallengeRow,
    isSame: boolean,
  ): Promise<ChallengeRow> => {
    if (challenge.type === 'OTP') return challenge;
    const from = resendAt(challenge);
    const now = clock.now();
    if (isSame && from !== null && from > now)
      throw new AppError({ ...MFA_FAILURES.tooSoon, values: { seconds: String(secondsUntil(from, now)) } });
    return sendCode(tx, user, challenge);
  };

  const deviceIsRemembered = async (user: UserRow, deviceToken: string | null): Promise<boolean> =>
    deviceToken !== null && (await findDevice(db, keyOf(user), deviceToken, clock.now())) !== undefined;

  const register = async (tx: Tx, { challenge, user }: WaitingSignIn): Promise<void> => {
    const at = clock.now();
    const { platform_id, phone_number } = challenge;
    const type = challenge.type ?? 'PHONE';
    await putMethod(tx, { platform_id, user_id: user.id, type, phone_number, created_at: at });
    await updateUser(tx, keyOf(user), { mfa_type: type, modified_at: at });
    await writeAudit(tx, {
      platformId: platform_id,
      actorUserId: user.id,
      action: 'mfa.methodAdded',
      entityType: 'user',
      entityId: user.id.toString(),
      details: { type },
      at,
    });
  };

  return {
    /** Returns what is still asked of somebody whose password, or provider, was right; null when nothing is. */
    async begin(
      user: UserRow,
      deviceToken: string | null,
      provider: ProviderSession | null = null,
    ): Promise<PendingSignIn | null> {
      const { codes, factors, methods } = await readCodeRules(db, keyOf(user));
      const method = methods.find(({ type }) => type === user.mfa_type) ?? methods[0];
      if (codes === 'OFF' || (codes === 'OPTIONAL' && method === undefined)) return null;
      const first = method === undefined && firstFactor(factors, offered) === 'EMAIL' ? 'EMAIL' : null;
      const isRemembered = method !== undefined && (await deviceIsRemembered(user, deviceToken));
      const token = randomToken();
      const at = clock.now();
      const sent = await withTransaction(db, async (tx) => {
        const challenge = await insertChallenge(tx, {
          token_hash: hashToken(token),
          platform_id: user.platform_id,
          user_id: user.id,
          purpose: method === undefined ? 'REGISTER' : 'SIGN_IN',
          type: method?.type ?? first,
          phone_number: method?.phone_number ?? null,
          ...toProviderColumns(provider),
          created_at: at,
          expires_at: new Date(at.getTime() + SERVER_SETTINGS.mfa.challengeMs),
        });
        const needsCode = first !== null || (method !== undefined && method.type !== 'OTP' && !isRemembered);
        return needsCode ? sendCode(tx, user, challenge) : challenge;
      });
      return { token, challenge: challengeView(sent, user, methods, { isRemembered, now: at }) };
    },

    /** Signs in without a code from a device that is remembered; null from any other. Raises 401 when nobody waits. */
    async signInRemembered(token: string | null, caller: Caller, deviceToken: string | null): Promise<SignedIn | null> {
      const { challenge, user } = await waitingFor(db, token, (tokenHash) => findChallenge(db, tokenHash, clock.now()));
      if (deviceToken === null || challenge.purpose !== 'SIGN_IN') return null;
      if (!(await deviceIsRemembered(user, deviceToken))) return null;
      return withTransaction(db, async (tx) => {
        if (!(await spendChallenge(tx, challenge.token_hash, clock.now()))) throw ended();
        await touchDevice(tx, keyOf(user), deviceToken, clock.now());
        return openSignedIn(tx, user, caller, readProviderSession(challenge));
      });
    },

    /** Sends another code, for a sign-in by another method when one is named, or for a method that is being set up. Raises 401, 422 at `type`, 429. */
    resend: (token: string | null, type: MfaType | undefined): Promise<MfaChallenge> =>
      withTransaction(db, async (tx) => {
        const waiting = await locked(tx, token);
        const { challenge, user, methods } = waiting;
        const isSame = type === undefined || type === challenge.type;
        const method = methods.find((one) => one.type === type);
        if (!isSame && (method === undefined || challenge.purpose !== 'SIGN_IN'))
          throw new AppError(MFA_FAILURES.notOffered);
        if (challenge.type === null) throw new AppError(MFA_FAILURES.notOffered);
        const chosen = isSame
          ? challenge
          : await updateChallenge(tx, challenge.token_hash, {
              type: method?.type ?? null,
              phone_number: method?.phone_number ?? null,
              code_hash: null,
            });
        return challengeView(await sendAgain(tx, waiting, chosen, isSame), user, methods, notRemembered());
      }),

    /** Sends a code to the phone of somebody who has no method yet. Raises 400 at `phoneNumber`, 401, 422, 429. */
    async registerPhone(token: string | null, typed: string): Promise<MfaChallenge> {
      const phone_number = usableNumber(typed);
      return withTransaction(db, async (tx) => {
        const waiting = await locked(tx, token);
        const { challenge, user, methods } = waiting;
        if (challenge.purpose !== 'REGISTER') throw new AppError(MFA_FAILURES.notOffered);
        const isSame = challenge.phone_number === phone_number;
        const chosen = await updateChallenge(tx, challenge.token_hash, { type: 'PHONE', phone_number });
        return challengeView(await sendAgain(tx, waiting, chosen, isSame), user, methods, notRemembered());
      });
    },

    /** Completes the sign-in. Raises 400 at `code`, 401 when nobody waits, 410, 429. */
    async verify(token: string | null, code: string, remembers: boolean, caller: Caller): Promise<VerifiedSignIn> {
      const waiting = await waitingFor(db, token, (tokenHash) => findChallenge(db, tokenHash, clock.now()));
      const { challenge, user, methods } = waiting;
      if (challenge.purpose === 'SET_UP' || challenge.type === null) throw ended();
      const secret =
        challenge.type === 'OTP' ? (methods.find(({ type }) => type === 'OTP')?.sealed_secret ?? null) : null;
      const { step, settle } = await checkCode(challenge, code, secret);
      const verified = await withTransaction(db, async (tx) => {
        if (!(await spendChallenge(tx, challenge.token_hash, clock.now()))) throw ended();
        if (step !== null && !(await takeStep(tx, keyOf(user), step))) throw new AppError(MFA_FAILURES.codeWrong);
        if (challenge.purpose === 'REGISTER') await register(tx, waiting);
        const signedIn = await openSignedIn(tx, user, caller, readProviderSession(challenge));
        const rememberedToken = remembers ? await insertDevice(tx, keyOf(user), caller, clock.now()) : null;
        return { ...signedIn, rememberedToken };
      });
      await settle();
      return verified;
    },
  };
}
