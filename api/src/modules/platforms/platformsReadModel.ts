import { sql } from 'kysely';
import type { Executor } from '../../db/client.ts';
import { likeText } from '../../lists/likeText.ts';

const matching = (executor: Executor, q: string) =>
  executor
    .selectFrom('platforms')
    .$if(q !== '', (query) =>
      query.where((is) =>
        is.or([
          is(sql`lower(name)`, 'like', `%${likeText(q.toLowerCase())}%`),
          is('platform_client_id', 'like', `%${likeText(q.toLowerCase())}%`),
        ]),
      ),
    );

/** Returns the platforms, by name, whose name or identifier holds a text. */
export const listPlatforms = (executor: Executor, q: string, page: { limit: number; offset: number }) =>
  matching(executor, q)
    .select(['platform_client_id', 'name', 'status', 'kyb_status', 'created_at'])
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

/** Returns their number, counted up to `cap`. */
export async function countPlatforms(executor: Executor, q: string, cap: number): Promise<number> {
  const { count } = await executor
    .selectFrom(matching(executor, q).select('id').limit(cap).as('counted'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the platforms of an identifier or a whole name, whatever its case. */
export const findPlatformsNamed = (executor: Executor, text: string) =>
  executor
    .selectFrom('platforms')
    .select(['id', 'platform_client_id'])
    .where((is) => is.or([is('platform_client_id', '=', text), is(sql`lower(name)`, '=', sql`lower(${text})`)]))
    .orderBy('id')
    .execute();
