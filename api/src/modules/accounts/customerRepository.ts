import type { Selectable } from 'kysely';
import type { Executor } from '../../db/client.ts';
import type { Customers } from '../../db/schema.generated.ts';
import type { TenantKey } from '../../db/TenantKey.ts';

/** A group. */
export const findGroup = (executor: Executor, { platformId, id }: TenantKey): Promise<Selectable<Customers>> =>
  executor
    .selectFrom('customers')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
