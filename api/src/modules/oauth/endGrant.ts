import { writeAudit } from '../../audit/writeAudit.ts';
import type { Tx } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import type { IntegrationAuthor } from '../apiCredentials/index.ts';
import { closeGrant } from './grantRepository.ts';
import { deleteItemsOfGrant } from './oauthItemRepository.ts';

export interface GrantEnd {
  readonly at: Date;
  readonly by: IntegrationAuthor;
}

/** Ends what a person allowed an app, with all its codes and tokens; false when it has ended already. */
export async function endGrant(tx: Tx, grant: TenantKey, { at, by }: GrantEnd): Promise<boolean> {
  const ended = await closeGrant(tx, grant, at);
  if (ended === undefined) return false;
  await deleteItemsOfGrant(tx, grant);
  await writeAudit(tx, {
    platformId: grant.platformId,
    actorUserId: by.cause === 'PERSON' ? by.userId : null,
    action: 'connectedApp.ended',
    entityType: 'connectedApp',
    entityId: ended.identifier,
    details: { clientId: ended.client_id, cause: by.cause },
    at,
  });
  return true;
}
