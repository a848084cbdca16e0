import type { Selectable } from 'kysely';
import type { Executor } from '../../db/client.ts';
import type { Platforms } from '../../db/schema.generated.ts';

/** A platform by row id. */
export const findPlatform = (executor: Executor, id: bigint): Promise<Selectable<Platforms>> =>
  executor.selectFrom('platforms').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
