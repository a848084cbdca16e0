import { sql } from 'kysely';
import type { Executor } from '../../db/client.ts';
import { likeText } from './likeText.ts';

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

/** Platforms by name, whose name or identifier holds a text. */
export const listPlatforms = (executor: Executor, q: string, page: { limit: number; offset: number }) =>
  matching(executor, q)
    .select(['platform_client_id', 'name', 'status', 'kyb_status', 'created_at'])
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

/** Their number, counted up to `cap`. */
export async function countPlatforms(executor: Executor, q: string, cap: number): Promise<number> {
  const { count } = await executor
    .selectFrom(matching(executor, q).select('id').limit(cap).as('counted'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A platform by its client identifier. */
export const findPlatformBy = (executor: Executor, platformClientId: string) =>
  executor.selectFrom('platforms').selectAll().where('platform_client_id', '=', platformClientId).executeTakeFirst();

/** Platforms of an identifier or a whole name, whatever its case. */
export const findPlatformsNamed = (executor: Executor, text: string) =>
  executor
    .selectFrom('platforms')
    .select(['id', 'platform_client_id'])
    .where((is) => is.or([is('platform_client_id', '=', text), is(sql`lower(name)`, '=', sql`lower(${text})`)]))
    .orderBy('id')
    .execute();

/** Who of the staff did such a thing to a platform last. */
export async function readLastActor(executor: Executor, platformId: bigint, action: string): Promise<string> {
  const row = await executor
    .selectFrom('audit_log')
    .select('staff_email')
    .where('platform_id', '=', platformId)
    .where('action', '=', action)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.staff_email ?? '';
}
