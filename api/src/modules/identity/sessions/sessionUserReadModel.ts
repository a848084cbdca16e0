import { EMULATION_AUTHORITIES } from '@portal/shared/domain/access/emulationAuthorities';
import { countsInReview, EVERYBODYS_AUTHORITIES, type Authority } from '@portal/shared/domain/access/permissions';
import { FEATURE_DEFAULTS } from '@portal/shared/domain/access/features';
import { sql, type RawBuilder } from 'kysely';
import { defaultRights } from '../../../access/defaultRights.ts';
import { isPerson } from '../../../access/isPerson.ts';
import { hasAcceptedTerms } from '../../agreements/index.ts';
import type { Executor } from '../../../db/client.ts';
import type { TenantKey } from '../../../db/TenantKey.ts';
import { PREPARED } from '../../../db/preparingPool.ts';
import type { Count } from '../../../rate-limits/rateLimits.ts';
import type { SessionRow } from './sessionRepository.ts';
import type { SessionKey } from '../../../access/SessionUser.ts';
import type { SessionUser } from '../../../access/SessionUser.ts';

/** A user with the times of the session. */
export interface SessionState {
  readonly user: SessionUser;
  /** State of the counter that was asked for. */
  readonly count: Count | null;
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
  readonly absoluteExpiresAt: Date;
}

/**
 * The user of an open session in one statement, or null when it is revoked, over, or the user may no longer sign in. `counting`: the
 * statement that counts the call beside.
 */
export async function readSessionState(
  executor: Executor,
  key: SessionKey,
  now: Date,
  counting = NO_COUNT,
): Promise<SessionState | null> {
  const row = await sessionQuery(executor, key, now, counting).executeTakeFirst();
  if (row === undefined) return null;
  const emulator = readEmulator(row);
  if (emulator !== null && !(await isOpenStaffSession(executor, emulator, now))) return null;
  return {
    count: row.hits === null || row.resets_at === null ? null : { hits: row.hits, resetsAt: row.resets_at },
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
    absoluteExpiresAt: row.absolute_expires_at,
    user: toSessionUser(row, {
      sessionId: key.sessionId,
      platformId: key.platformId,
      activeAccountId: row.active_account_id,
      emulator,
    }),
  };
}

type UserContext = Pick<SessionUser, 'sessionId' | 'platformId' | 'activeAccountId' | 'emulator'>;

const toSessionUser = (row: UserColumns, context: UserContext): SessionUser => ({
  ...context,
  id: row.user_id,
  platformClientId: row.platform_client_id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  langKey: row.lang_key,
  roleString: row.role_name ?? '',
  authorities:
    context.emulator === null
      ? [...everybodysAuthorities(row), ...storedAuthorities(row).filter((code) => counts(code, row))]
      : EMULATION_AUTHORITIES,
  onboarded: context.emulator !== null || row.onboarded_at !== null,
  kybStatus: row.kyb_status,
  emulationPlatformId: context.emulator === null ? null : row.platform_client_id,
  ...toAccess(row),
});

/** The same groups and accounts in both, in the same order. */
function toAccess({
  organization_access,
  given_access,
}: UserColumns): Pick<SessionUser, 'access' | 'accessLevelPermissionInformation'> {
  const groups = given_access.filter((given) => given.accountId === null);
  const accounts = given_access.filter((given) => given.accountId !== null);
  return {
    access: {
      organization: organization_access,
      customerIds: groups.map(({ customerId }) => BigInt(customerId)),
      accountIds: accounts.map(({ accountId }) => BigInt(accountId)),
    },
    accessLevelPermissionInformation: {
      userHasOrganizationAccess: organization_access,
      customerIds: groups.map(({ customerIdentifier }) => customerIdentifier),
      accountIds: accounts.map(({ accountNumber }) => accountNumber),
      accountIdentifiers: accounts.map(({ accountIdentifier }) => accountIdentifier),
    },
  };
}

/**
 * Returns a user for whom a job works, with the rights of now and without a session; null for one who may no longer sign in, and for who
 * is no person, whose rights are those of a session or a key.
 */
export async function readJobUser(executor: Executor, { platformId, id }: TenantKey): Promise<SessionUser | null> {
  const row = await userQuery(executor, { platformId, id }).executeTakeFirst();
  return row === undefined ? null : toSessionUser(row, withoutSession(platformId));
}

/**
 * Returns the user who stands for a key of the API, as a caller without a session who holds the rights of its scopes; null
 * when the organisation is closed.
 */
export async function readMachineUser(
  executor: Executor,
  credential: TenantKey,
  authorities: readonly Authority[],
): Promise<SessionUser | null> {
  const { platformId, id } = credential;
  const row = await usersOf(executor, platformId).where('users.credential_id', '=', id).executeTakeFirst();
  return row === undefined ? null : { ...toSessionUser(row, withoutSession(platformId)), authorities };
}

const withoutSession = (platformId: bigint): UserContext => ({
  sessionId: '',
  platformId,
  activeAccountId: null,
  emulator: null,
});

/** The session from which a member of staff has opened this one; null for everybody else. */
export const readEmulator = ({
  emulator_platform_id: platformId,
  emulator_session_id: sessionId,
}: Pick<SessionRow, 'emulator_platform_id' | 'emulator_session_id'>): SessionKey | null =>
  platformId === null || sessionId === null ? null : { platformId, sessionId };

/** The claim that the organisation has told about its business is derived from it, and never stored with a user. */
const everybodysAuthorities = ({ onboarded_at }: Pick<UserColumns, 'onboarded_at'>): readonly Authority[] =>
  EVERYBODYS_AUTHORITIES.filter((code) => code !== 'STEP4_ONBOARD_INFO_COMPLETE' || onboarded_at !== null);

/** Returns the rights that are stored with a user, and those of a default role, each once. */
const storedAuthorities = (row: UserColumns): readonly string[] =>
  [
    ...new Set<string>([
      ...row.authorities,
      ...defaultRights({ name: row.role_name, is_default: row.role_is_default }),
    ]),
  ].toSorted();

interface Organisation {
  readonly is_staff: boolean;
  readonly kyb_status: string;
  /** Its own treatment of `user-management-permission`. */
  readonly user_management: string | null;
}

/**
 * The rights of everybody are added elsewhere; STAFF_ACCESS counts on the staff's own platform alone, whoever granted it; of the rights to
 * manage users counts the one that the organisation's treatment chooses, and those that wait for its business to be verified
 * count from then on.
 */
function counts(code: string, { is_staff, kyb_status, user_management }: Organisation): boolean {
  const treatment = user_management ?? FEATURE_DEFAULTS['user-management-permission'];
  switch (code) {
    case 'IS_LOGGED_IN':
    case 'STEP4_ONBOARD_INFO_COMPLETE':
      return false;
    case 'STAFF_ACCESS':
      return is_staff;
    case 'USER_ADMINISTRATION':
      return treatment !== 'on';
    case 'USER_MANAGEMENT_MANAGE':
      return treatment === 'on';
    default:
      return countsInReview(code, kyb_status);
  }
}

/** A group or an account of which a user has access; JSON, so that one statement tells all. */
type GivenAccess =
  | { readonly customerId: string; readonly customerIdentifier: string; readonly accountId: null }
  | {
      readonly customerId: null;
      readonly accountId: string;
      readonly accountIdentifier: string;
      readonly accountNumber: string;
    };

const USER_COLUMNS = [
  'users.id as user_id',
  'users.email',
  'users.first_name',
  'users.last_name',
  'users.lang_key',
  'users.organization_access',
  'platforms.platform_client_id',
  'platforms.kyb_status',
  'platforms.onboarded_at',
  'platforms.is_staff',
  sql<string | null>`platforms.feature_treatments ->> 'user-management-permission'`.as('user_management'),
  'roles.name as role_name',
  'roles.is_default as role_is_default',
  // Their own additions and those of their role, as in the view `user_rights`, which takes three times as long.
  sql<string[]>`array(
    select authority from user_authorities where platform_id = users.platform_id and user_id = users.id
    union all
    select authority from role_authorities where platform_id = users.platform_id and role_id = users.role_id)`.as(
    'authorities',
  ),
  sql<readonly GivenAccess[]>`(
    select coalesce(json_agg(json_build_object('customerId', customers.id::text, 'customerIdentifier', customers.identifier,
      'accountId', accounts.id::text, 'accountIdentifier', accounts.identifier, 'accountNumber', accounts.account_number)
      order by customers.id, accounts.id), '[]')
    from user_access
    left join customers on customers.platform_id = user_access.platform_id and customers.id = user_access.customer_id
    left join accounts on accounts.platform_id = user_access.platform_id and accounts.id = user_access.account_id
    where user_access.platform_id = users.platform_id and user_access.user_id = users.id)`.as('given_access'),
] as const;

type UserColumns = NonNullable<Awaited<ReturnType<ReturnType<typeof userQuery>['executeTakeFirst']>>>;

const userQuery = (executor: Executor, { platformId, id }: TenantKey) =>
  usersOf(executor, platformId).where('users.id', '=', id).where(isPerson);

/** The users of a platform who may call now. */
const usersOf = (executor: Executor, platformId: bigint) =>
  executor
    .selectFrom('users')
    .innerJoin('platforms', 'platforms.id', 'users.platform_id')
    .leftJoin('roles', (join) =>
      join.onRef('roles.platform_id', '=', 'users.platform_id').onRef('roles.id', '=', 'users.role_id'),
    )
    .select(USER_COLUMNS)
    .where('users.platform_id', '=', platformId)
    .where('users.status', '=', 'ACTIVATED')
    .where('platforms.status', '=', 'ACTIVE');

type Counting = RawBuilder<{ readonly hits: number; readonly resets_at: Date }>;

const NO_COUNT: Counting = sql`select null::int as hits, null::timestamptz as resets_at`;

const sessionQuery = (executor: Executor, { platformId, sessionId }: SessionKey, now: Date, counting: Counting) =>
  executor
    .with('counted', () => sql`(${counting})`)
    .selectFrom('sessions')
    .modifyFront(PREPARED)
    .innerJoin(usersOf(executor, platformId).as('caller'), 'caller.user_id', 'sessions.user_id')
    .selectAll('caller')
    .select([
      'sessions.active_account_id',
      'sessions.emulator_platform_id',
      'sessions.emulator_session_id',
      'sessions.last_used_at',
      'sessions.expires_at',
      'sessions.absolute_expires_at',
      sql<number | null>`(select hits from counted)`.as('hits'),
      sql<Date | null>`(select resets_at from counted)`.as('resets_at'),
    ])
    .where('sessions.platform_id', '=', platformId)
    .where('sessions.id', '=', sessionId)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now);

/** True while a session of staff is open, whose idle window does not count: its owner is busy in another one. */
async function isOpenStaffSession(
  executor: Executor,
  { platformId, sessionId }: SessionKey,
  now: Date,
): Promise<boolean> {
  const row = await executor
    .selectFrom('sessions')
    .modifyFront(PREPARED)
    .innerJoin('users', (join) =>
      join.onRef('users.platform_id', '=', 'sessions.platform_id').onRef('users.id', '=', 'sessions.user_id'),
    )
    .innerJoin('user_rights', (join) =>
      join.onRef('user_rights.platform_id', '=', 'users.platform_id').onRef('user_rights.user_id', '=', 'users.id'),
    )
    .innerJoin('platforms', 'platforms.id', 'sessions.platform_id')
    .select('sessions.id')
    .where('sessions.platform_id', '=', platformId)
    .where('sessions.id', '=', sessionId)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.absolute_expires_at', '>', now)
    .where('users.status', '=', 'ACTIVATED')
    .where('user_rights.authority', '=', 'STAFF_ACCESS')
    .where('platforms.is_staff', '=', true)
    .where('platforms.status', '=', 'ACTIVE')
    .executeTakeFirst();
  return row !== undefined;
}

/** Open sessions of a user, the latest used first. */
export const readOpenSessions = (executor: Executor, { platformId, id }: TenantKey, now: Date, limit: number) =>
  executor
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'ip_address', 'created_at', 'last_used_at'])
    .where('platform_id', '=', platformId)
    .where('user_id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Returns what pages poll of an open session, undefined when there is none. */
export const readWindowEnd = (executor: Executor, { platformId, sessionId }: SessionKey, termsVersion: string) =>
  executor
    .selectFrom('sessions')
    .innerJoin('platforms', 'platforms.id', 'sessions.platform_id')
    .select([
      'sessions.expires_at',
      'platforms.order_settings_version',
      'platforms.kyb_version',
      hasAcceptedTerms(
        { platformId: sql.ref('sessions.platform_id'), id: sql.ref('sessions.user_id') },
        termsVersion,
      ).as('has_accepted_terms'),
    ])
    .where('sessions.platform_id', '=', platformId)
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst();
