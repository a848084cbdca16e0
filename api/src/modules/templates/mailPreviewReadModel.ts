import type { Executor } from '../../db/client.ts';

/** What a mail says of the organisation, and for how many days an item is good (null: for ever). */
export const readPreviewFacts = (executor: Executor, platformId: bigint, utid: string) =>
  executor
    .selectFrom('platforms')
    .innerJoin('catalog_items', (join) => join.on('catalog_items.utid', '=', utid))
    .select(['platforms.support_email', 'catalog_items.validity_days'])
    .where('platforms.id', '=', platformId)
    .executeTakeFirstOrThrow();
