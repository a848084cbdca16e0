import type { Updateable } from 'kysely';
import type { Tx } from '../../db/client.ts';
import type { Platforms } from '../../db/schema.generated.ts';

/** A platform by its client identifier, locked until the transaction ends. */
export const lockPlatform = (tx: Tx, platformClientId: string) =>
  tx
    .selectFrom('platforms')
    .selectAll()
    .where('platform_client_id', '=', platformClientId)
    .forUpdate()
    .executeTakeFirst();

/** Changes a platform; returns it as it is then. */
export const updatePlatform = (tx: Tx, id: bigint, changes: Updateable<Platforms>) =>
  tx.updateTable('platforms').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
