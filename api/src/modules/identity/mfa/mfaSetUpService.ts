import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { MfaDevice, MfaMethods, MfaSetUp, SetUpMfaBody } from '@portal/shared/contract/mfa';
import { languageOf } from '@portal/shared/domain/people/languages';
import type { MfaType } from '@portal/shared/domain/people/mfa';
import QRCode from 'qrcode';
import { writeAudit } from '../../../audit/writeAudit.ts';
import type { Clock } from '../../../runtime/clock.ts';
import { open, seal } from '../../../crypto/seal.ts';
import { hashToken, randomToken } from '../../../crypto/tokens.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { keyOf } from '../../../db/TenantKey.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import type { SendNotice } from '../../outbox/index.ts';
import { AppError } from '../../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../../errors/commonErrors.ts';
import { deviceName } from '../sessions/deviceName.ts';
import type { RequirePassword } from '../passwords/passwordCheck.ts';
import type { SessionUser } from '../../../access/SessionUser.ts';
import { findUser, updateUser, type UserRow } from '../userRepository.ts';
import { findChallenge, insertChallenge, spendChallenge, type ChallengeRow } from './challengeRepository.ts';
import { codeEnd, toMfaType, resendAt } from './challengeView.ts';
import type { CheckCode } from './checkCode.ts';
import { newSecret, otpauthUrl } from './codes.ts';
import type { SendCode } from './codeSender.ts';
import { maskedDestination } from './maskedDestination.ts';
import { readDevices, removeAllDevices, removeDevice } from './mfaDeviceRepository.ts';
import { MFA_FAILURES } from './mfaErrors.ts';
import { putMethod, readMethods, removeMethod } from './mfaMethodRepository.ts';
import { requirePasswordAllowed, findPasswordRefusal } from '../../signInPolicy/index.ts';
import { offeredFactors, readCodeRules } from './codeRules.ts';
import { readableNumber, usableNumber } from './usableNumber.ts';

export interface MfaSetUpDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly credentialKey: Buffer;
  readonly sendNotice: SendNotice;
  readonly sendCode: SendCode;
  readonly checkCode: CheckCode;
  readonly requirePassword: RequirePassword;
  /** Ways in which this installation can send codes. */
  readonly offered: readonly MfaType[];
}

/** A method that is being set up, with the token that proves who does it. */
export interface BegunSetUp {
  readonly setUp: MfaSetUp;
  readonly token: string;
}

export type MfaSetUpService = ReturnType<typeof createMfaSetUpService>;

/** Methods and remembered devices of the signed-in user. */
export function createMfaSetUpService(deps: MfaSetUpDeps) {
  const { db, clock, credentialKey, sendNotice, sendCode, checkCode, requirePassword, offered } = deps;

  const notify = async (tx: Tx, user: SessionUser, action: string, type: MfaType): Promise<void> => {
    const at = clock.now();
    const entityId = user.id.toString();
    const { platformId, id: actorUserId } = user;
    await writeAudit(tx, { platformId, actorUserId, action, entityType: 'user', entityId, details: { type }, at });
    await sendNotice(tx, { topic: 'MFA_CHANGED_MAIL', user, at });
  };

  const viewOf = async (challenge: ChallengeRow, type: MfaType, { email, lang_key }: UserRow): Promise<MfaSetUp> => {
    const secret = challenge.sealed_secret === null ? null : open(credentialKey, challenge.sealed_secret);
    const url = secret === null ? null : otpauthUrl(secret, email, languageOf(lang_key));
    return {
      type,
      destination: maskedDestination(type, email, challenge.phone_number),
      resendAt: resendAt(challenge)?.toISOString() ?? null,
      expiresAt: codeEnd(challenge).toISOString(),
      secret,
      otpauthUrl: url,
      qrCode: url === null ? null : svgUrl(await QRCode.toString(url, { type: 'svg', margin: 1 })),
    };
  };

  return {
    /** GET /api/mfa/methods. */
    async read(user: SessionUser): Promise<MfaMethods> {
      const row = await findUser(db, user);
      const rules = await readCodeRules(db, user);
      const { methods } = rules;
      const hasPassword = (await findPasswordRefusal(db, user)) === null;
      const preferred = methods.find(({ type }) => type === row.mfa_type) ?? methods[0];
      return {
        preferred: toMfaType(preferred?.type ?? null),
        isRequired: rules.codes === 'REQUIRED',
        offered: hasPassword ? [...offeredFactors(rules, offered)] : [],
        methods: methods.flatMap(({ type: name, phone_number, created_at }) => {
          const type = toMfaType(name);
          const destination = type === 'EMAIL' ? row.email : readableNumber(phone_number);
          return type === null ? [] : [{ type, destination, createdDate: created_at.toISOString() }];
        }),
      };
    },

    /** Begins to set up a method: sends a code, or makes a secret. Raises 400 at the field, 403 without a password, 422 at `type`, 429. */
    async begin(user: SessionUser, { type, phoneNumber, currentPassword }: SetUpMfaBody): Promise<BegunSetUp> {
      const wanted = toMfaType(type);
      await requirePasswordAllowed(db, user);
      const usable = offeredFactors(await readCodeRules(db, user), offered);
      if (wanted === null || !usable.includes(wanted)) throw new AppError(MFA_FAILURES.notOffered);
      const phone_number = wanted === 'PHONE' ? usableNumber(phoneNumber) : null;
      const row = await requirePassword(user, currentPassword);
      const token = randomToken();
      const at = clock.now();
      const challenge = await withTransaction(db, async (tx) => {
        const inserted = await insertChallenge(tx, {
          token_hash: hashToken(token),
          platform_id: user.platformId,
          user_id: user.id,
          purpose: 'SET_UP',
          type: wanted,
          phone_number,
          sealed_secret: wanted === 'OTP' ? seal(credentialKey, newSecret()) : null,
          created_at: at,
          expires_at: new Date(at.getTime() + SERVER_SETTINGS.mfa.challengeMs),
        });
        return wanted === 'OTP' ? inserted : sendCode(tx, row, inserted);
      });
      return { token, setUp: await viewOf(challenge, wanted, row) };
    },

    /** Adds the method whose code was right. Raises 400 at `code`, 401 when nothing is being set up, 410, 429. */
    async confirm(user: SessionUser, token: string | null, code: string): Promise<void> {
      const challenge = token === null ? undefined : await findChallenge(db, hashToken(token), clock.now());
      const type = toMfaType(challenge?.type ?? null);
      const isOwn = challenge?.platform_id === user.platformId && challenge.user_id === user.id;
      if (challenge === undefined || !isOwn || challenge.purpose !== 'SET_UP' || type === null)
        throw new AppError(MFA_FAILURES.codeExpired);
      const { step, settle } = await checkCode(challenge, code, challenge.sealed_secret);
      await withTransaction(db, async (tx) => {
        if (!(await spendChallenge(tx, challenge.token_hash, clock.now())))
          throw new AppError(MFA_FAILURES.codeExpired);
        const { platform_id, user_id, phone_number, sealed_secret } = challenge;
        const created_at = clock.now();
        const before = await readMethods(tx, user);
        await putMethod(tx, { platform_id, user_id, type, phone_number, sealed_secret, last_step: step, created_at });
        if (before.length === 0) await updateUser(tx, user, { mfa_type: type });
        await notify(tx, user, 'mfa.methodAdded', type);
      });
      await settle();
    },

    /** Asks for this method first from now on. Raises 404 when the user does not have it. */
    prefer: (user: SessionUser, type: MfaType): Promise<void> =>
      withTransaction(db, async (tx) => {
        const methods = await readMethods(tx, user);
        if (!methods.some((method) => method.type === type)) throw new AppError(COMMON_FAILURES.notFound);
        await updateUser(tx, user, { mfa_type: type });
        await notify(tx, user, 'mfa.methodPreferred', type);
      }),

    /** Removes a method. Raises 400 at `currentPassword`, 404, 409 when the organisation asks for one. */
    async remove(user: SessionUser, type: MfaType, currentPassword: string): Promise<void> {
      await requirePassword(user, currentPassword);
      await withTransaction(db, async (tx) => {
        if (!(await removeMethod(tx, user, type))) throw new AppError(COMMON_FAILURES.notFound);
        const { codes, methods } = await readCodeRules(tx, user);
        const [next] = methods;
        if (next === undefined && codes === 'REQUIRED') throw new AppError(MFA_FAILURES.required);
        const { mfa_type } = await findUser(tx, keyOf({ platform_id: user.platformId, id: user.id }));
        if (mfa_type === type) await updateUser(tx, user, { mfa_type: next?.type ?? null });
        if (next === undefined) await removeAllDevices(tx, user);
        await notify(tx, user, 'mfa.methodRemoved', type);
      });
    },

    /** GET /api/mfa/devices. */
    async listDevices(user: SessionUser): Promise<MfaDevice[]> {
      const rows = await readDevices(db, user, clock.now());
      return rows.map((row) => ({
        deviceId: row.id.toString(),
        ...deviceName(row.user_agent),
        ipAddress: row.ip_address,
        lastUsedDate: row.last_used_at.toISOString(),
        expiresDate: row.expires_at.toISOString(),
      }));
    },

    /** Asks that device for a code again. Raises 404. */
    forgetDevice: (user: SessionUser, deviceId: bigint): Promise<void> =>
      withTransaction(db, async (tx) => {
        if (!(await removeDevice(tx, user, deviceId))) throw new AppError(COMMON_FAILURES.notFound);
        await writeAudit(tx, {
          platformId: user.platformId,
          actorUserId: user.id,
          action: 'mfa.deviceForgotten',
          entityType: 'user',
          entityId: user.id.toString(),
          at: clock.now(),
        });
      }),
  };
}

const svgUrl = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
