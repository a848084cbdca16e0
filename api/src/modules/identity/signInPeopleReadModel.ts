import { sql } from 'kysely';
import { isPerson } from '../../access/isPerson.ts';
import type { Executor } from '../../db/client.ts';

const activated = (executor: Executor, platformId: bigint) =>
  executor
    .selectFrom('users')
    .where('users.platform_id', '=', platformId)
    .where('users.status', '=', 'ACTIVATED')
    .where(isPerson);

/** Returns how many people of an organisation have a password, and how many of them no way to get a code. */
export const countPasswordPeople = (executor: Executor, platformId: bigint) =>
  activated(executor, platformId)
    .where('users.password_hash', 'is not', null)
    .select([
      sql<number>`count(*)::int`.as('password'),
      sql<number>`count(*) filter (where not exists (select from mfa_methods x where x.platform_id = users.platform_id
        and x.user_id = users.id))::int`.as('withoutFactor'),
    ])
    .executeTakeFirstOrThrow();

/** Returns how many people of an organisation get codes in each way. */
export const countFactors = (executor: Executor, platformId: bigint) =>
  activated(executor, platformId)
    .innerJoin('mfa_methods', (join) =>
      join.onRef('mfa_methods.platform_id', '=', 'users.platform_id').onRef('mfa_methods.user_id', '=', 'users.id'),
    )
    .select(['mfa_methods.type', sql<number>`count(*)::int`.as('people')])
    .groupBy('mfa_methods.type')
    .execute();

/** Returns how many people of an organisation have an address at each domain. */
export const countPeopleAtDomains = (executor: Executor, platformId: bigint) =>
  activated(executor, platformId)
    .select([sql<string>`split_part(users.email, '@', -1)`.as('domain'), sql<number>`count(*)::int`.as('people')])
    .groupBy(sql`1`)
    .execute();
