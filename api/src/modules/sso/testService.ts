import { randomBytes } from 'node:crypto';
import type { SsoTest, SsoTestBegun } from '@portal/shared/contract/ssoConnections';
import { ERROR_KEYS, type ErrorKey } from '@portal/shared/domain/errorKeys';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { SessionUser } from '../../access/SessionUser.ts';
import { randomToken } from '../../crypto/tokens.ts';
import { AppError } from '../../errors/AppError.ts';
import { beginSignIn } from './beginSignIn.ts';
import { findTarget, isTestable } from './findTarget.ts';
import type { SsoContext } from './SsoContext.ts';
import { FAILURE_OF_REASON, SSO_FAILURES } from './ssoErrors.ts';
import type { SsoFailure } from './SsoProtocol.ts';
import { findTest, insertTest, type TestRow } from './ssoTestRepository.ts';
import { toUnreadOutcome, type TestOutcome } from './testOutcome.ts';

export type TestService = ReturnType<typeof createTestService>;

/** Tests connections: a sign-in whose claims are shown, and which opens no session. */
export function createTestService(context: SsoContext) {
  const { db, clock, outcomes } = context;

  const answerableUntil = ({ created_at }: Pick<TestRow, 'created_at'>): Date =>
    new Date(created_at.getTime() + SERVER_SETTINGS.sso.startMs);

  const readOutcome = (test: TestRow): TestOutcome | null => {
    if (test.sealed_outcome !== null) return outcomes.open(test.sealed_outcome);
    return answerableUntil(test) <= clock.now() ? toUnreadOutcome('resultEnded') : null;
  };

  return {
    /** Raises 404 for a connection of nobody here, 422 for a disabled one, and at the field that keeps the provider from being asked. */
    async begin(user: SessionUser, connectionId: string): Promise<SsoTestBegun> {
      const target = await findTarget(context, connectionId);
      if (target?.company?.platformId !== user.platformId) throw new AppError(SSO_FAILURES.notFound);
      if (!isTestable(target)) throw new AppError(SSO_FAILURES.notOffered);
      const testId = randomBytes(16).toString('hex');
      const begun = await beginSignIn(context, target, {
        cookieToken: randomToken(),
        testId,
        returnPage: null,
        loginHint: null,
      });
      if ('failure' in begun) throw new AppError(toFailure(begun.failure));
      const created_at = clock.now();
      await insertTest(db, {
        platform_id: user.platformId,
        id: testId,
        connection_id: target.company.id,
        user_id: user.id,
        created_at,
        expires_at: new Date(created_at.getTime() + SERVER_SETTINGS.sso.testKeptMs),
      });
      const expiresAt = answerableUntil({ created_at }).toISOString();
      return { testId, redirectUrl: begun.redirectUrl, expiresAt };
    },

    /** Raises 404 for a test that is unknown or forgotten. */
    async read(user: SessionUser, connectionId: string, testId: string): Promise<SsoTest> {
      const target = await findTarget(context, connectionId);
      const test = await findTest(db, user.platformId, testId, clock.now());
      if (test === undefined || target?.company?.id !== test.connection_id)
        throw new AppError(SSO_FAILURES.testNotFound);
      const outcome = readOutcome(test);
      const result = outcome?.problem == null ? ('SUCCEEDED' as const) : ('FAILED' as const);
      return {
        testId,
        state: outcome === null ? 'WAITING' : result,
        ...(outcome ?? { claims: [], person: null, problem: null }),
        expiresAt: answerableUntil(test).toISOString(),
      };
    },
  };
}

/** Names the field to change, where one is at fault. */
function toFailure({ reason, problem, field }: SsoFailure) {
  const failure = SSO_FAILURES[FAILURE_OF_REASON[reason]];
  const told: ErrorKey | undefined = ERROR_KEYS.find((key) => key === `error.sso.${problem}`);
  const i18nKey = told ?? failure.i18nKey;
  return { ...failure, i18nKey, ...(field !== null && { fields: [{ field, i18nKey }] }) };
}
