import type { Executor } from '../../db/client.ts';

/** The organisation's data in a mail, and an item's validity in days (null: unlimited). */
export const readPreviewFacts = (executor: Executor, platformId: bigint, utid: string) =>
  executor
    .selectFrom('platforms')
    .innerJoin('catalog_items', (join) => join.on('catalog_items.utid', '=', utid))
    .select(['platforms.support_email', 'catalog_items.validity_days'])
    .where('platforms.id', '=', platformId)
    .executeTakeFirstOrThrow();
