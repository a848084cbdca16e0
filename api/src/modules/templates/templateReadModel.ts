import type { DefaultScope } from '@portal/shared/domain/templates/templateScope';
import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '../../db/client.ts';
import { isAccountVisible, isGroupVisible } from '../../access/accountAccess.ts';
import type { AccountRow } from '../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { PREPARED } from '../../db/preparingPool.ts';

/** An account with its group and organisation. */
export type AccountContext = Pick<AccountRow, 'id' | 'platform_id' | 'customer_id'>;

/** Scopes for which a template is the default. */
export interface TemplateDefault {
  readonly templateId: bigint;
  readonly platformId: bigint;
  readonly platformClientId: string;
  readonly customerId: bigint | null;
  readonly customerIdentifier: string | null;
  readonly accountId: bigint | null;
  readonly accountIdentifier: string | null;
}

/** A group or an account that may use a template, with what it is called. */
export interface AccessScope {
  readonly customerIdentifier: string;
  readonly accountIdentifier: string | null;
  readonly displayName: string;
}

const TEMPLATE_SCOPES = sql`
  from email_template_places place
  left join accounts on accounts.platform_id = place.platform_id and accounts.id = place.account_id
  join customers on customers.platform_id = place.platform_id
    and customers.id = coalesce(place.customer_id, accounts.customer_id)
  where place.platform_id = email_templates.platform_id and place.email_template_id = email_templates.id`;

/** The condition "the user sees the group or the account of the scope". */
export const isScopeVisible = (user: SessionUser): RawBuilder<boolean> =>
  sql<boolean>`(case when place.account_id is null then ${isGroupVisible(user)} else ${isAccountVisible(user)} end)`;

/** The templates with their current version and those of their scopes that the user sees. */
const templates = (executor: Executor, user: SessionUser) =>
  executor
    .selectFrom('email_templates')
    .innerJoin('email_template_versions', (join) =>
      join
        .onRef('email_template_versions.platform_id', '=', 'email_templates.platform_id')
        .onRef('email_template_versions.etid', '=', 'email_templates.etid')
        .onRef('email_template_versions.version', '=', 'email_templates.version'),
    )
    .innerJoin('platforms', 'platforms.id', 'email_templates.platform_id')
    .selectAll('email_template_versions')
    .select([
      'email_templates.id',
      'email_templates.template_access',
      'email_templates.status',
      'platforms.platform_client_id',
      'platforms.name as platform_name',
      sql<
        readonly AccessScope[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('customerIdentifier', customers.identifier,
          'accountIdentifier', accounts.identifier,
          'displayName', coalesce(accounts.display_name, customers.display_name)) order by place.id), '[]')
        ${TEMPLATE_SCOPES} and ${isScopeVisible(user)})`.as('access_places'),
      sql<number>`(select count(*)::int ${TEMPLATE_SCOPES})`.as('place_count'),
    ])
    .where('email_templates.platform_id', '=', user.platformId)
    .where('email_templates.status', '=', 'ACTIVE');

/** A template of the user's organisation that the user may use: everybody's, or one for a scope that they see. */
const isUsableBy = (user: SessionUser) =>
  sql<boolean>`(email_templates.template_access = 'PLATFORM' or exists (select ${TEMPLATE_SCOPES} and ${isScopeVisible(user)}))`;

export type TemplateRow = Awaited<ReturnType<typeof listAccountTemplates>>[number];

/** The condition "everybody in the account may use the template". */
const isUsableInAccount = (
  account: AccountContext,
) => sql<boolean>`(email_templates.template_access = 'PLATFORM' or exists (
  select from email_template_places place
  where place.platform_id = email_templates.platform_id and place.email_template_id = email_templates.id
    and (place.customer_id = ${account.customer_id} or place.account_id = ${account.id})))`;

/** The templates that an account may use: its platform's, its group's, its own. */
export const listAccountTemplates = (executor: Executor, user: SessionUser, account: AccountContext) =>
  templates(executor, user).where(isUsableInAccount(account)).orderBy('email_templates.etid').execute();

/** The current version of each template that an account may use, by its identifier. */
export async function templateVersions(
  executor: Executor,
  account: AccountContext,
): Promise<ReadonlyMap<string, number>> {
  const rows = await executor
    .selectFrom('email_templates')
    .modifyFront(PREPARED)
    .select(['etid', 'version'])
    .where('platform_id', '=', account.platform_id)
    .where('status', '=', 'ACTIVE')
    .where(isUsableInAccount(account))
    .orderBy('etid')
    .execute();
  return new Map(rows.map(({ etid, version }) => [etid, version]));
}

/** The templates that the user may use, by name. */
export const listTemplates = (executor: Executor, user: SessionUser): Promise<TemplateRow[]> =>
  templates(executor, user)
    .where(isUsableBy(user))
    .orderBy(sql`lower(email_template_versions.name)`)
    .orderBy('email_templates.etid')
    .execute();

/** Returns the template of that identifier, if the user may use it. */
export const findTemplate = (executor: Executor, user: SessionUser, etid: string): Promise<TemplateRow | undefined> =>
  templates(executor, user).where('email_templates.etid', '=', etid).where(isUsableBy(user)).executeTakeFirst();

/** The defaults of the user's platform, and of the groups and accounts that the user sees. */
export const listDefaults = (executor: Executor, user: SessionUser): Promise<TemplateDefault[]> =>
  executor
    .selectFrom('email_template_defaults')
    .innerJoin('platforms', 'platforms.id', 'email_template_defaults.platform_id')
    .leftJoin('customers', (join) =>
      join
        .onRef('customers.platform_id', '=', 'email_template_defaults.platform_id')
        .onRef('customers.id', '=', 'email_template_defaults.customer_id'),
    )
    .leftJoin('accounts', (join) =>
      join
        .onRef('accounts.platform_id', '=', 'email_template_defaults.platform_id')
        .onRef('accounts.id', '=', 'email_template_defaults.account_id'),
    )
    .select([
      'email_template_id as templateId',
      'email_template_defaults.platform_id as platformId',
      'platforms.platform_client_id as platformClientId',
      'email_template_defaults.customer_id as customerId',
      'customers.identifier as customerIdentifier',
      'email_template_defaults.account_id as accountId',
      'accounts.identifier as accountIdentifier',
    ])
    .where('email_template_defaults.platform_id', '=', user.platformId)
    .where((eb) => eb.or([eb('email_template_defaults.customer_id', 'is', null), isGroupVisible(user)]))
    .where((eb) => eb.or([eb('email_template_defaults.account_id', 'is', null), isAccountVisible(user)]))
    .orderBy('email_template_defaults.id')
    .execute();

/** Returns where a template is the default, by what the scopes are called; the organisation is null. */
export async function listDefaultNames(executor: Executor, user: SessionUser, templateId: bigint) {
  const rows = await executor
    .selectFrom('email_template_defaults')
    .leftJoin('customers', (join) =>
      join
        .onRef('customers.platform_id', '=', 'email_template_defaults.platform_id')
        .onRef('customers.id', '=', 'email_template_defaults.customer_id'),
    )
    .leftJoin('accounts', (join) =>
      join
        .onRef('accounts.platform_id', '=', 'email_template_defaults.platform_id')
        .onRef('accounts.id', '=', 'email_template_defaults.account_id'),
    )
    .innerJoin('platforms', 'platforms.id', 'email_template_defaults.platform_id')
    .select((eb) =>
      eb.fn.coalesce('accounts.display_name', 'customers.display_name', 'platforms.name').as('displayName'),
    )
    .where('email_template_defaults.platform_id', '=', user.platformId)
    .where('email_template_id', '=', templateId)
    .orderBy('email_template_defaults.id')
    .execute();
  return rows.map(({ displayName }) => displayName);
}

/** A scope by its identifiers and its row ids. */
export interface ResolvedScope extends DefaultScope {
  readonly customerId: bigint | null;
  readonly accountId: bigint | null;
}

/** Returns the group, or the account in its group, if the user sees it. The organisation is found always. */
export async function findScope(
  executor: Executor,
  user: SessionUser,
  { customerIdentifier, accountIdentifier }: DefaultScope,
): Promise<ResolvedScope | undefined> {
  if (customerIdentifier === null && accountIdentifier === null)
    return { customerIdentifier, accountIdentifier, customerId: null, accountId: null };
  const groups = executor
    .selectFrom('customers')
    .where('customers.platform_id', '=', user.platformId)
    .where('customers.status', '<>', 'DELETED')
    .where(isGroupVisible(user))
    .$if(customerIdentifier !== null, (query) => query.where('customers.identifier', '=', customerIdentifier));
  if (accountIdentifier === null) {
    const group = await groups
      .select(['customers.id as customerId', 'customers.identifier as customerIdentifier'])
      .executeTakeFirst();
    return group && { ...group, accountId: null, accountIdentifier: null };
  }
  return groups
    .innerJoin('accounts', (join) =>
      join
        .onRef('accounts.platform_id', '=', 'customers.platform_id')
        .onRef('accounts.customer_id', '=', 'customers.id'),
    )
    .select([
      'customers.id as customerId',
      'customers.identifier as customerIdentifier',
      'accounts.id as accountId',
      'accounts.identifier as accountIdentifier',
    ])
    .where('accounts.identifier', '=', accountIdentifier)
    .where('accounts.status', '<>', 'DELETED')
    .where(isAccountVisible(user))
    .executeTakeFirst();
}

/** Returns the name that a template of a platform has, or had before it was deleted; null when there never was one. */
export const findTemplateName = async (executor: Executor, platformId: bigint, etid: string): Promise<string | null> =>
  (await findLastTemplateVersion(executor, platformId, etid))?.name ?? null;

/** Returns a template of a platform as it is, or was before it was deleted; undefined when there never was one. */
export const findLastTemplateVersion = (executor: Executor, platformId: bigint, etid: string) =>
  executor
    .selectFrom('email_template_versions')
    .select(['name', 'subject_template'])
    .where('platform_id', '=', platformId)
    .where('etid', '=', etid)
    .orderBy('version', 'desc')
    .executeTakeFirst();

/** Returns language, sender and subject of a version of a template; undefined when there never was one. */
export const findTemplateHead = (executor: Executor, platformId: bigint, etid: string, version: number) =>
  executor
    .selectFrom('email_template_versions')
    .select(['etid', 'name', 'locale', 'from_name', 'from_email', 'subject_template', 'sms_message_body'])
    .where('platform_id', '=', platformId)
    .where('etid', '=', etid)
    .where('version', '=', version)
    .executeTakeFirst();
