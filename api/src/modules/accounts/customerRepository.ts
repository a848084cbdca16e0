import type { Selectable } from 'kysely';
import type { Executor } from '../../db/client.ts';
import type { Customers } from '../../db/schema.generated.ts';

/** A group by row id. */
export const findGroup = (executor: Executor, id: bigint): Promise<Selectable<Customers>> =>
  executor.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
