import { sql } from 'kysely';
import type { Executor } from '../../db/client.ts';
import { likeText } from '../../lists/likeText.ts';

const matching = (executor: Executor, platformId: bigint, q: string) =>
  executor
    .selectFrom('accounts')
    .innerJoin('customers', (join) =>
      join
        .onRef('customers.platform_id', '=', 'accounts.platform_id')
        .onRef('customers.id', '=', 'accounts.customer_id'),
    )
    .where('accounts.platform_id', '=', platformId)
    .where('accounts.status', '<>', 'DELETED')
    .$if(q !== '', (query) =>
      query.where((is) =>
        is.or([
          is(sql`lower(accounts.display_name)`, 'like', `%${likeText(q.toLowerCase())}%`),
          is(sql`lower(accounts.identifier)`, 'like', `%${likeText(q.toLowerCase())}%`),
        ]),
      ),
    );

/** Returns the accounts of a platform, by name, whose name or identifier holds a text. */
export const listPlatformAccounts = (
  executor: Executor,
  platformId: bigint,
  q: string,
  page: { readonly limit: number; readonly offset: number },
) =>
  matching(executor, platformId, q)
    .select([
      'accounts.identifier',
      'accounts.display_name',
      'accounts.status',
      'accounts.bulk_upload_disabled',
      'accounts.bulk_orders_disabled',
      'accounts.switches_version',
      'customers.display_name as group_name',
    ])
    .orderBy(sql`lower(accounts.display_name)`)
    .orderBy('accounts.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

/** Returns their number, counted up to `cap`. */
export async function countPlatformAccounts(
  executor: Executor,
  platformId: bigint,
  q: string,
  cap: number,
): Promise<number> {
  const { count } = await executor
    .selectFrom(matching(executor, platformId, q).select('accounts.id').limit(cap).as('counted'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
