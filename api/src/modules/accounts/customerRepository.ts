import { sql, type Insertable, type Selectable } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import type { Customers } from '../../db/schema.generated.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import type { SessionUser } from '../../access/SessionUser.ts';

/** A group. */
export const findGroup = (executor: Executor, { platformId, id }: TenantKey): Promise<Selectable<Customers>> =>
  executor
    .selectFrom('customers')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** The active group of that identifier in which the user may open accounts: of the whole organisation, or an own one. */
export const findOwnGroup = (
  executor: Executor,
  { platformId, access, emulationPlatformId }: SessionUser,
  identifier: string,
): Promise<Selectable<Customers> | undefined> =>
  executor
    .selectFrom('customers')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('identifier', '=', identifier)
    .where('status', '=', 'ACTIVE')
    .$if(!access.organization && emulationPlatformId === null, (query) =>
      query.where(sql<boolean>`id = any(${access.customerIds}::bigint[])`),
    )
    .executeTakeFirst();

export const insertGroup = (tx: Tx, group: Insertable<Customers>): Promise<Selectable<Customers>> =>
  tx.insertInto('customers').values(group).returningAll().executeTakeFirstOrThrow();
