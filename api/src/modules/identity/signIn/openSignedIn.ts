import { writeAudit } from '../../../audit/writeAudit.ts';
import type { Clock } from '../../../runtime/clock.ts';
import type { Tx } from '../../../db/client.ts';
import { keyOf } from '../../../db/TenantKey.ts';
import { findFirstAccountId } from '../../../access/firstAccount.ts';
import { rememberDevice } from '../sessions/deviceRepository.ts';
import type { ProviderSession } from '../sessions/ProviderSession.ts';
import type { Caller, IssuedTokens } from '../sessions/sessionIssuer.ts';
import type { SessionService } from '../sessions/sessionService.ts';
import { updateUser, type UserRow } from '../userRepository.ts';

/** A session, and the token that identifies its device at the next sign-in. */
export interface SignedIn {
  readonly issued: IssuedTokens;
  readonly deviceToken: string;
}

/** Opens the session of somebody who has shown everything that is asked for, by whoever may vouch for that. */
export type OpenSession = (
  tx: Tx,
  user: UserRow,
  caller: Caller,
  provider?: ProviderSession | null,
) => Promise<IssuedTokens>;

/** The same for somebody who has signed in here, from a device that is known from then on. */
export type OpenSignedIn = (
  tx: Tx,
  user: UserRow,
  caller: Caller,
  provider?: ProviderSession | null,
) => Promise<SignedIn>;

interface OpenDeps {
  readonly clock: Clock;
  readonly sessions: Pick<SessionService, 'openSession'>;
}

/** The one way to a session. */
export const createOpenSession =
  ({ clock, sessions }: OpenDeps): OpenSession =>
  async (tx, user, caller, provider = null) => {
    const accountId = await findFirstAccountId(tx, keyOf(user), user.default_account_id);
    const issued = await sessions.openSession(tx, user, { activeAccountId: accountId, caller, provider });
    const at = clock.now();
    await updateUser(tx, keyOf(user), { last_sign_in_at: at });
    await writeAudit(tx, {
      platformId: user.platform_id,
      actorUserId: user.id,
      action: 'session.opened',
      entityType: 'session',
      entityId: issued.sessionId,
      ...(provider !== null && { details: { provider: provider.provider } }),
      at,
    });
    return issued;
  };

/** The one way from a sign-in to its session. */
export const createOpenSignedIn =
  ({ clock, openSession }: { readonly clock: Clock; readonly openSession: OpenSession }): OpenSignedIn =>
  async (tx, user, caller, provider) => ({
    issued: await openSession(tx, user, caller, provider),
    deviceToken: await rememberDevice(tx, keyOf(user), caller.deviceToken, clock.now()),
  });
