import type { UsersQuery } from '@portal/shared/contract/users';
import type { AccessLevel } from '@portal/shared/domain/access/permissions';
import type { UserStatus } from '@portal/shared/domain/enumerations';
import { searchWords } from '@portal/shared/domain/lists/searchWords';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { isAccountVisible } from '../../access/accountAccess.ts';
import { isPerson } from '../../access/isPerson.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { anywhere } from '../../db/anywhere.ts';
import type { Executor } from '../../db/client.ts';

/** The filters of the list of users. */
export type UserFilter = Pick<UsersQuery, 'q' | 'status' | 'roleId' | 'access'>;

/**
 * The condition "this colleague exists for the viewer" for a query that names table `users`: everybody of the organisation, or, for
 * who sees a part of it, people wholly within that part. Never the deleted, and people only.
 */
export const isColleague = (viewer: SessionUser): RawBuilder<SqlBool> =>
  sql<SqlBool>`(users.platform_id = ${viewer.platformId} and users.status <> 'DELETED' and ${isPerson}
    and ${viewer.access.organization ? sql`true` : isWithin(viewer)})`;

const isWithin = (viewer: SessionUser): RawBuilder<unknown> => sql`(not users.organization_access
  and exists (select from user_access a where a.platform_id = ${viewer.platformId} and a.user_id = users.id)
  and not exists (
    select from user_access a where a.platform_id = ${viewer.platformId} and a.user_id = users.id
    and not (coalesce(a.customer_id = any(${viewer.access.customerIds}::bigint[]), false)
      or exists (select from accounts where accounts.platform_id = a.platform_id and accounts.id = a.account_id
        and ${isAccountVisible(viewer)}))))`;

/** When the open invitation of a user ends. */
const INVITATION_END = sql<Date | null>`(
  select max(link.expires_at) from password_links link where link.platform_id = users.platform_id
    and link.user_id = users.id and link.purpose = 'INVITATION' and link.used_at is null)`;

/** True when the mail of the last invitation came back. */
const IS_RETURNED = sql<boolean>`coalesce((
  select mail.status = 'DEAD' from outbox mail where mail.platform_id = users.platform_id and mail.user_id = users.id
    and mail.topic in ('INVITATION_MAIL', 'MOVE_MAIL') order by mail.id desc limit 1), false)`;

/** INVITED while the invitation works, else PENDING; any other status as it is stored. */
const shownStatus = (now: Date): RawBuilder<UserStatus> => sql<UserStatus>`case
  when users.status not in ('INVITED', 'PENDING', 'MOVING') then users.status
  when ${INVITATION_END} > ${now}::timestamptz and not ${IS_RETURNED} then 'INVITED' else 'PENDING' end`;

const ACCESS = sql<AccessLevel>`case
  when users.organization_access then 'PLATFORM'
  when exists (select from user_access a where a.platform_id = users.platform_id and a.user_id = users.id
    and a.customer_id is not null) then 'GROUP'
  when exists (select from user_access a where a.platform_id = users.platform_id and a.user_id = users.id) then 'ACCOUNT'
  else 'NONE' end`;

const colleagues = (executor: Executor, viewer: SessionUser) =>
  executor
    .selectFrom('users')
    .leftJoin('roles', (join) =>
      join.onRef('roles.platform_id', '=', 'users.platform_id').onRef('roles.id', '=', 'users.role_id'),
    )
    .where('users.platform_id', '=', viewer.platformId)
    .where(isColleague(viewer));

const filtered = (executor: Executor, viewer: SessionUser, { q, status, roleId, access }: UserFilter, now: Date) => {
  const words = searchWords(q ?? '');
  return colleagues(executor, viewer)
    .$if(words.length > 0, (query) => query.where(holdsAll(words)))
    .$if(status !== undefined, (query) => query.where(shownStatus(now), '=', status ?? 'ACTIVATED'))
    .$if(roleId !== undefined, (query) => query.where('users.role_id', '=', BigInt(roleId ?? '')))
    .$if(access !== undefined, (query) => query.where(ACCESS, '=', access ?? 'NONE'));
};

/** Each word is a part of the name or the address; neither case nor accents matter. */
const holdsAll = (words: readonly string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`fold_text(users.first_name || ' ' || users.last_name || e'\\n' || users.email)
    like all(array[${sql.join(words.map(anywhere))}])`;

/** A colleague as the list shows one. */
export type ColleagueRow = Awaited<ReturnType<typeof listColleagues>>[number];

const shown = (executor: Executor, viewer: SessionUser, filter: UserFilter, now: Date) =>
  filtered(executor, viewer, filter, now)
    .selectAll('users')
    .select([
      'roles.name as role_name',
      'roles.is_default as role_is_default',
      shownStatus(now).as('shown_status'),
      INVITATION_END.as('invitation_end'),
      IS_RETURNED.as('is_returned'),
      ACCESS.as('access_level'),
      sql<
        string[]
      >`array(select type from mfa_methods m where m.platform_id = users.platform_id and m.user_id = users.id
        order by type)`.as('mfa_types'),
    ]);

/** A page of the colleagues, by last name. */
export const listColleagues = (
  executor: Executor,
  viewer: SessionUser,
  filter: UserFilter,
  page: { readonly direction: 'asc' | 'desc'; readonly limit: number; readonly offset: number; readonly now: Date },
) =>
  shown(executor, viewer, filter, page.now)
    .orderBy(sql`lower(users.last_name)`, page.direction)
    .orderBy(sql`lower(users.first_name)`, page.direction)
    .orderBy('users.id', page.direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute();

/** Number of those colleagues, counted up to `cap`. */
export async function countColleagues(
  executor: Executor,
  viewer: SessionUser,
  filter: UserFilter,
  { cap, now }: { readonly cap: number; readonly now: Date },
): Promise<number> {
  const counted = filtered(executor, viewer, filter, now)
    .select(sql<number>`1`.as('one'))
    .limit(cap);
  const { count } = await executor
    .selectFrom(counted.as('counted'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** One colleague, with what the record shows beside the list. */
export const findColleague = (executor: Executor, viewer: SessionUser, userId: bigint, now: Date) =>
  shown(executor, viewer, {}, now)
    .innerJoin('platforms', 'platforms.id', 'users.platform_id')
    .leftJoin('users as creator', (join) =>
      join.onRef('creator.platform_id', '=', 'users.platform_id').onRef('creator.id', '=', 'users.created_by_user_id'),
    )
    .leftJoin('users as modifier', (join) =>
      join
        .onRef('modifier.platform_id', '=', 'users.platform_id')
        .onRef('modifier.id', '=', 'users.modified_by_user_id'),
    )
    .select([
      'platforms.passwords_expire',
      'creator.first_name as creator_first_name',
      'creator.last_name as creator_last_name',
      'modifier.first_name as modifier_first_name',
      'modifier.last_name as modifier_last_name',
      sql<string[]>`array(select authority from user_authorities x where x.platform_id = users.platform_id
        and x.user_id = users.id order by 1)`.as('authorities'),
      sql<string[]>`array(select authority from role_authorities x where x.platform_id = users.platform_id
        and x.role_id = users.role_id order by 1)`.as('role_authorities'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst();

export type ColleagueRecord = NonNullable<Awaited<ReturnType<typeof findColleague>>>;
