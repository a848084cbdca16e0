import type { ApiScope } from '@portal/shared/domain/access/apiScopes';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import { PREPARED } from '../../db/preparingPool.ts';
import type { TenantKey } from '../../db/TenantKey.ts';

export interface NewGrant {
  readonly user: TenantKey;
  /** The app, by its credential and by its client id. */
  readonly credentialId: bigint;
  readonly clientId: string;
  readonly scopes: readonly ApiScope[];
  readonly identifier: string;
  readonly at: Date;
}

const COLUMNS = [
  'platform_id',
  'id',
  'identifier',
  'credential_id',
  'client_id',
  'user_id',
  'scopes',
  'created_at',
  'last_used_at',
] as const;

/** Adds what a person allowed an app; where they have allowed it something already, the scopes join those. */
export const saveGrant = (tx: Tx, { user, credentialId, clientId, scopes, identifier, at }: NewGrant) =>
  tx
    .insertInto('oauth_grants')
    .values({
      platform_id: user.platformId,
      identifier,
      credential_id: credentialId,
      client_id: clientId,
      user_id: user.id,
      scopes: [...scopes],
      created_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['platform_id', 'user_id', 'credential_id'])
        .where('ended_at', 'is', null)
        .doUpdateSet({
          scopes: sql`array(select distinct unnest(oauth_grants.scopes || excluded.scopes) order by 1)`,
        }),
    )
    .returning(['platform_id', 'id', 'identifier', sql<boolean>`(xmax = 0)`.as('is_new')])
    .executeTakeFirstOrThrow();

/** Returns a grant that has not ended. */
export const findOpenGrant = (executor: Executor, { platformId, id }: TenantKey) =>
  executor
    .selectFrom('oauth_grants')
    .modifyFront(PREPARED)
    .select(COLUMNS)
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

export type GrantRow = NonNullable<Awaited<ReturnType<typeof findOpenGrant>>>;

/** Returns the open grants of an organisation, or of one of its users, the latest first. */
export const listOpenGrants = (executor: Executor, platformId: bigint, userId?: bigint): Promise<GrantRow[]> =>
  executor
    .selectFrom('oauth_grants')
    .select(COLUMNS)
    .where('platform_id', '=', platformId)
    .where('ended_at', 'is', null)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? 0n))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** True when a grant was open at a time that is past, and ended after it. */
export const hasGrantEndedLater = async (executor: Executor, platformId: bigint, at: Date): Promise<boolean> =>
  (await executor
    .selectFrom('oauth_grants')
    .select('id')
    .where('platform_id', '=', platformId)
    .where('created_at', '<=', at)
    .where('ended_at', '>', at)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Says when a grant was last used. */
export const saveGrantUse = (executor: Executor, { platformId, id }: TenantKey, at: Date) =>
  executor
    .updateTable('oauth_grants')
    .set({ last_used_at: at })
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .execute();

/** Ends an open grant; undefined when there is none. */
export const closeGrant = (executor: Executor, { platformId, id }: TenantKey, at: Date) =>
  executor
    .updateTable('oauth_grants')
    .set({ ended_at: at })
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst();

/** Returns an open grant by its identifier. */
export const findGrantByIdentifier = (executor: Executor, platformId: bigint, identifier: string) =>
  executor
    .selectFrom('oauth_grants')
    .select(COLUMNS)
    .where('platform_id', '=', platformId)
    .where('identifier', '=', identifier)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
