import type { SsoStateBody } from '@portal/shared/contract/ssoConnections';
import { SSO_CONNECTION_STATES, type SsoConnectionState } from '@portal/shared/domain/signIn/ssoTypes';
import type { SessionUser } from '../../access/SessionUser.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { oneOf } from '../../db/oneOf.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { lockPlatform } from '../platforms/index.ts';
import { auditConnection } from './auditConnection.ts';
import { readEnding, requireShown, toEndingFacts } from './connectionEnding.ts';
import { requireConnection, requireUnlocked, requireVersion } from './requireConnection.ts';
import { requireFeature } from './requireFeature.ts';
import type { SignInPolicyDeps } from './SignInPolicyDeps.ts';
import { SIGN_IN_POLICY_FAILURES } from './signInPolicyErrors.ts';
import { updateConnection } from './ssoConnectionRepository.ts';

export type ChangeConnectionState = ReturnType<typeof createChangeConnectionState>;

/** The states that may follow each. */
const NEXT: Readonly<Record<SsoConnectionState, readonly SsoConnectionState[]>> = {
  DRAFT: ['TESTING', 'ENABLED'],
  TESTING: ['DRAFT', 'ENABLED', 'DISABLED'],
  ENABLED: ['TESTING', 'DISABLED'],
  DISABLED: ['TESTING', 'ENABLED'],
};

/**
 * Brings a connection into another state; one that it is in stays. Raises 404, 409 for a state that cannot follow, for one by which
 * alone people sign in, and, with their name, when somebody changed it after it was read.
 */
export function createChangeConnectionState(deps: SignInPolicyDeps) {
  const { db, clock, readTreatments, people, notices, isGoogleOffered } = deps;
  return async (user: SessionUser, identifier: string, body: SsoStateBody): Promise<void> => {
    await requireFeature(readTreatments, user);
    await withTransaction(db, async (tx) => {
      await lockPlatform(tx, user.platformClientId);
      const before = await requireConnection(tx, user, identifier);
      const [from, to] = [oneOf(SSO_CONNECTION_STATES, before.state), oneOf(SSO_CONNECTION_STATES, body.state)];
      if (from === to) return;
      await requireVersion(tx, people, before, body.version);
      if (!NEXT[from].includes(to)) throw new AppError(SIGN_IN_POLICY_FAILURES.stateChange);
      if (from === 'ENABLED') await requireUnlocked(tx, before, isGoogleOffered);
      const ending = await readEnding(tx, deps, before, 'DISABLE');
      requireShown(ending, body.shown);
      const at = clock.now();
      await updateConnection(tx, keyOf(before), { state: to, changed_by_user_id: user.id, changed_at: at });
      await auditConnection(tx, user, 'stateChanged', before, { from, to }, at);
      const { display_name: name } = before;
      if (to === 'ENABLED') await notices.sendChange(tx, user, { enabled: name }, at);
      else if (from === 'ENABLED') await notices.sendChange(tx, user, { disabled: name, ...toEndingFacts(ending) }, at);
    });
  };
}
