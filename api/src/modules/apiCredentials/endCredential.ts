import type { ApiCredential } from '@portal/shared/contract/apiCredentials';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Tx } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import { deactivateCredential, insertCredentialEvent } from './apiCredentialRepository.ts';
import { auditKey } from './auditKey.ts';
import type { CredentialNotices } from './credentialNotices.ts';
import type { EndAppsOfClient } from './integrationOfType.ts';

export interface EndDeps {
  readonly notices: CredentialNotices;
  readonly endAppsOfClient: EndAppsOfClient;
}

/**
 * Ends a credential that works, with what people allowed it, says so in its history, and tells the others who manage its type; false
 * when it works no longer.
 */
export async function endCredential(
  tx: Tx,
  { notices, endAppsOfClient }: EndDeps,
  user: SessionUser,
  { key, ...credential }: ApiCredential & { readonly key: TenantKey },
  at: Date,
): Promise<boolean> {
  await endAppsOfClient(tx, key, { by: { cause: 'PERSON', userId: user.id }, at });
  if (!(await deactivateCredential(tx, key, { at, byUserId: user.id }))) return false;
  await insertCredentialEvent(tx, key, { action: 'DEACTIVATED', userId: user.id, at });
  await auditKey(tx, user, 'DEACTIVATED', credential, at);
  await notices.sendAction(tx, user, 'DEACTIVATED', credential, at);
  return true;
}
