import type { ApiCredential } from '@portal/shared/contract/apiCredentials';
import type { ApiCredentialAction } from '@portal/shared/domain/enumerations';
import type { SessionUser } from '../../access/SessionUser.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Tx } from '../../db/client.ts';

const AUDITED: Readonly<Record<ApiCredentialAction, string>> = {
  CREATED: 'apiCredential.created',
  REVEALED: 'apiCredential.revealed',
  DEACTIVATED: 'apiCredential.deactivated',
};

/** Writes the audit entry of an action on a credential. */
export const auditKey = (
  tx: Tx,
  user: SessionUser,
  action: ApiCredentialAction,
  { credentialId, type, displayName, scopes, redirectUris, lastDay }: ApiCredential,
  at: Date,
) =>
  writeAudit(tx, {
    platformId: user.platformId,
    actorUserId: user.id,
    action: AUDITED[action],
    entityType: 'apiCredential',
    entityId: credentialId,
    details: { type, displayName, ...(action === 'CREATED' && { scopes, redirectUris, lastDay }) },
    at,
  });
