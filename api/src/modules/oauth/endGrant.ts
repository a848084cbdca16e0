import { writeAudit } from '../../audit/writeAudit.ts';
import type { Tx } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import { closeGrant } from './grantRepository.ts';
import { deleteItemsOfGrant } from './oauthItemRepository.ts';

interface GrantEnd {
  readonly at: Date;
  /** Null when the app has ended it, or used a code or a refresh token twice. */
  readonly byUserId: bigint | null;
}

/** Ends what a person allowed an app, with all its codes and tokens; false when it has ended already. */
export async function endGrant(tx: Tx, grant: TenantKey, { at, byUserId }: GrantEnd): Promise<boolean> {
  const ended = await closeGrant(tx, grant, at);
  if (ended === undefined) return false;
  await deleteItemsOfGrant(tx, grant);
  await writeAudit(tx, {
    platformId: grant.platformId,
    actorUserId: byUserId,
    action: 'connectedApp.ended',
    entityType: 'connectedApp',
    entityId: ended.identifier,
    details: { clientId: ended.client_id },
    at,
  });
  return true;
}
