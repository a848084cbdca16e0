import { searchWords } from '@portal/shared/domain/lists/searchWords';
import { sql } from 'kysely';
import { anywhere } from '../../db/anywhere.ts';
import type { Executor } from '../../db/client.ts';

const matching = (executor: Executor, platformId: bigint, q: string) => {
  const words = searchWords(q);
  return executor
    .selectFrom('allowlist_entries')
    .where('platform_id', '=', platformId)
    .$if(words.length > 0, (query) =>
      query.where(
        sql<boolean>`fold_text(first_name || ' ' || last_name || e'\\n' || email)
          like all(array[${sql.join(words.map(anywhere))}])`,
      ),
    );
};

/** Returns a page of the people whose name or address holds every word of a search, by name. */
export const listEntries = (
  executor: Executor,
  platformId: bigint,
  q: string,
  page: { readonly limit: number; readonly offset: number },
) =>
  matching(executor, platformId, q)
    .select(['email', 'first_name as firstName', 'last_name as lastName'])
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('email_key')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

/** Returns their number, counted up to `cap`. */
export async function countEntries(executor: Executor, platformId: bigint, q: string, cap: number): Promise<number> {
  const { count } = await executor
    .selectFrom(matching(executor, platformId, q).select('email_key').limit(cap).as('counted'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
