import { randomUUID } from 'node:crypto';
import type { EmulationToken } from '@portal/shared/contract/staff';
import { checkReason } from '@portal/shared/domain/textRules';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { writeAudit } from '../../../audit/writeAudit.ts';
import type { Clock } from '../../../runtime/clock.ts';
import { hashToken, randomToken } from '../../../crypto/tokens.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { keyOf } from '../../../db/TenantKey.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import { AppError } from '../../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../../errors/commonErrors.ts';
import { findFirstAccountId } from '../../../access/firstAccount.ts';
import { fieldErrors } from '../../../errors/fieldErrors.ts';
import { windowEnd, type Caller, type IssuedTokens, type SessionIssuer } from '../sessions/sessionIssuer.ts';
import { lockSession, updateSession } from '../sessions/sessionRepository.ts';
import { readGenerationToken } from '../sessions/sessionTokens.ts';
import type { SessionKey } from '../../../access/SessionUser.ts';
import { readEmulator, readSessionState } from '../sessions/sessionUserReadModel.ts';
import type { SessionUser } from '../../../access/SessionUser.ts';
import type { UserRow } from '../userRepository.ts';
import { EMULATION_FAILURES } from './emulationErrors.ts';
import { findPlatformBy } from '../../platforms/index.ts';
import { insertEmulationToken, saveStandIn, spendEmulationToken } from './emulationRepository.ts';

interface EmulationDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly tokenSecret: Buffer;
  readonly issuer: SessionIssuer;
}

export type EmulationService = ReturnType<typeof createEmulationService>;

/** Staff see the portal as an organisation does, in a session beside their own (docs/decisions/0020). */
export function createEmulationService({ db, clock, tokenSecret, issuer }: EmulationDeps) {
  const sessionIn = (purpose: 'refresh' | 'restore', token: string): SessionKey => {
    const session = readGenerationToken(tokenSecret, purpose, token);
    if (session === null) throw new AppError(COMMON_FAILURES.sessionEnded);
    return session;
  };

  const standInFor = (tx: Tx, platformId: bigint, staff: SessionUser): Promise<UserRow> =>
    saveStandIn(tx, {
      platform_id: platformId,
      identity_hash: randomUUID(),
      email: `staff-${staff.platformId}-${staff.id}@emulation.invalid`,
      staff_email: staff.email,
      first_name: staff.firstName,
      last_name: staff.lastName,
      lang_key: staff.langKey,
      organization_access: true,
      status: 'ACTIVATED',
    });

  const audit = (tx: Tx, user: UserRow, action: string, sessionId: string) =>
    writeAudit(tx, {
      platformId: user.platform_id,
      actorUserId: user.id,
      action,
      entityType: 'session',
      entityId: sessionId,
      at: clock.now(),
    });

  return {
    /**
     * A token that begins one emulation from the same session within a minute. Raises 400 without a reason, 404 for an unknown
     * or closed organisation.
     */
    prepare: (staff: SessionUser, platformClientId: string, reason: string): Promise<EmulationToken> =>
      withTransaction(db, async (tx) => {
        const fields = fieldErrors('reason', checkReason(reason));
        if (fields.length > 0) throw new AppError({ ...COMMON_FAILURES.validation, fields });
        const platform = await findPlatformBy(tx, platformClientId);
        if (platform?.status !== 'ACTIVE' || platform.is_staff) throw new AppError(COMMON_FAILURES.notFound);
        const emulationToken = randomToken();
        const at = clock.now();
        const expiresAt = new Date(at.getTime() + SERVER_SETTINGS.emulation.tokenMs);
        const token = { tokenHash: hashToken(emulationToken), emulatedPlatformId: platform.id, expiresAt };
        await insertEmulationToken(tx, staff, token);
        await writeAudit(tx, {
          platformId: platform.id,
          actorUserId: null,
          staffEmail: staff.email,
          action: 'emulation.asked',
          entityType: 'platform',
          entityId: platformClientId,
          details: { reason: reason.trim() },
          at,
        });
        return { emulationToken, expiresAt: expiresAt.toISOString() };
      }),

    /** Opens the session of an emulation. Raises 401 unless the token is new and the refresh cookie is that of its session. */
    begin: (token: string, cookie: string | undefined, caller: Caller): Promise<IssuedTokens> =>
      withTransaction(db, async (tx) => {
        const now = clock.now();
        const own = sessionIn('refresh', cookie ?? '');
        const spent = await spendEmulationToken(tx, hashToken(token), own, now);
        const state = await readSessionState(tx, own, now);
        const session = await lockSession(tx, own);
        if (spent === undefined || session === undefined || state?.user.authorities.includes('STAFF_ACCESS') !== true)
          throw new AppError(EMULATION_FAILURES.tokenRefused);
        const standIn = await standInFor(tx, spent.emulated_platform_id, state.user);
        const accountId = await findFirstAccountId(tx, keyOf(standIn), null);
        const issued = await issuer.openSession(tx, standIn, { activeAccountId: accountId, caller, emulator: session });
        await audit(tx, standIn, 'emulation.started', issued.sessionId);
        return issued;
      }),

    /** Ends an emulation and answers tokens of the session that it began in. Raises 401 when that has ended. */
    end: (restoreToken: string, cookie: string | undefined): Promise<IssuedTokens> =>
      withTransaction(db, async (tx) => {
        const now = clock.now();
        const emulation = await lockSession(tx, sessionIn('restore', restoreToken));
        const emulator = emulation === undefined ? null : readEmulator(emulation);
        const isOwn = emulation !== undefined && emulation.id === sessionIn('refresh', cookie ?? '').sessionId;
        if (!isOwn || emulator === null || emulation.revoked_at !== null)
          throw new AppError(COMMON_FAILURES.sessionEnded);
        await updateSession(tx, { platformId: emulation.platform_id, sessionId: emulation.id }, { revoked_at: now });
        await writeAudit(tx, {
          platformId: emulation.platform_id,
          actorUserId: emulation.user_id,
          action: 'emulation.ended',
          entityType: 'session',
          entityId: emulation.id,
          at: now,
        });
        const session = await lockSession(tx, emulator);
        if (session === undefined) throw new AppError(COMMON_FAILURES.sessionEnded);
        // Its idle window may have passed meanwhile; whether it may go on is read as for any other session.
        await updateSession(tx, emulator, { expires_at: windowEnd(now, session.absolute_expires_at) });
        if ((await readSessionState(tx, emulator, now)) === null) throw new AppError(COMMON_FAILURES.sessionEnded);
        return issuer.rotate(tx, session);
      }),
  };
}
