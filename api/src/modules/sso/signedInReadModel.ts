import { GOOGLE_CONNECTION } from '@portal/shared/contract/ssoSignIn';
import { sql } from 'kysely';
import type { Executor } from '../../db/client.ts';
import type { SignInPeople } from '../signInPolicy/index.ts';

/** People of an organisation who have signed in by Google, and by each of its connections. */
export interface SignedInCounts {
  readonly google: number;
  readonly connections: ReadonlyMap<bigint, number>;
}

/** Counts who has signed in by a connection, of those who may still sign in. */
export const listComingIn: SignInPeople['listComingIn'] = (executor, { platformId, identifier }, exempt) =>
  executor
    .selectFrom('sso_identities')
    .innerJoin('users', (join) =>
      join
        .onRef('users.platform_id', '=', 'sso_identities.platform_id')
        .onRef('users.id', '=', 'sso_identities.user_id'),
    )
    .select([
      sql<string>`split_part(users.email, '@', -1)`.as('domain'),
      sql<boolean>`users.password_hash is not null`.as('hasPassword'),
      sql<boolean>`users.id = any(${exempt}::bigint[])`.as('isExempt'),
      sql<number>`count(distinct users.id)::int`.as('people'),
    ])
    .where('sso_identities.platform_id', '=', platformId)
    .where('sso_identities.connection', '=', identifier)
    .where('users.status', '=', 'ACTIVATED')
    .groupBy(sql`1, 2, 3`)
    .execute();

/** Counts who has signed in by what, of those who may still sign in. */
export async function countSignedIn(executor: Executor, platformId: bigint): Promise<SignedInCounts> {
  const rows = await executor
    .selectFrom('sso_identities')
    .innerJoin('users', (join) =>
      join
        .onRef('users.platform_id', '=', 'sso_identities.platform_id')
        .onRef('users.id', '=', 'sso_identities.user_id'),
    )
    .leftJoin('sso_connections', (join) =>
      join
        .onRef('sso_connections.platform_id', '=', 'sso_identities.platform_id')
        .onRef('sso_connections.identifier', '=', 'sso_identities.connection'),
    )
    .select((eb) => ['sso_identities.connection', 'sso_connections.id', eb.fn.countAll<bigint>().as('people')])
    .where('sso_identities.platform_id', '=', platformId)
    .where('users.status', '=', 'ACTIVATED')
    .groupBy(['sso_identities.connection', 'sso_connections.id'])
    .execute();
  return {
    google: Number(rows.find(({ connection }) => connection === GOOGLE_CONNECTION)?.people ?? 0),
    connections: new Map(rows.flatMap(({ id, people }) => (id === null ? [] : [[id, Number(people)] as const]))),
  };
}
