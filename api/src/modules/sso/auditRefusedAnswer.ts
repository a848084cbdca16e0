import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { writeCappedAudit, writeCappedSecurityEvent } from '../../audit/writeCappedAudit.ts';
import type { SignInTarget } from './findTarget.ts';
import type { SsoContext } from './SsoContext.ts';

const ACTION = 'sso.refused';

/** Audits an answer that opened no session, for the organisation of the connection. */
export function auditRefusedAnswer(
  { db, clock }: Pick<SsoContext, 'db' | 'clock'>,
  { company, connection }: SignInTarget,
  reason: string,
): Promise<void> {
  const { auditedAnHour: anHour } = SERVER_SETTINGS.signIn;
  const [at, details, key] = [clock.now(), { reason }, `${ACTION}:${connection.identifier}`];
  return company === null
    ? writeCappedSecurityEvent(db, { action: ACTION, details, at }, { key, anHour })
    : writeCappedAudit(
        db,
        {
          platformId: company.platformId,
          actorUserId: null,
          action: ACTION,
          entityType: 'ssoConnection',
          entityId: company.id.toString(),
          details,
          at,
        },
        { key, anHour },
      );
}
