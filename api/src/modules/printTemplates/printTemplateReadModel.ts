import { sql } from 'kysely';
import { isAccountVisible, isGroupVisible } from '../../access/accountAccess.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import type { Executor } from '../../db/client.ts';
import { isScopeVisible, type AccessScope, type AccountContext, type TemplateDefault } from '../templates/index.ts';
import { PREPARED } from '../../db/preparingPool.ts';

const TEMPLATE_SCOPES = sql`
  from print_template_places place
  left join accounts on accounts.platform_id = place.platform_id and accounts.id = place.account_id
  join customers on customers.platform_id = place.platform_id
    and customers.id = coalesce(place.customer_id, accounts.customer_id)
  where place.platform_id = print_templates.platform_id and place.print_template_id = print_templates.id`;

/** The templates with their current version and those of their scopes that the user sees. */
const templates = (executor: Executor, user: SessionUser) =>
  executor
    .selectFrom('print_templates')
    .innerJoin('print_template_versions', (join) =>
      join
        .onRef('print_template_versions.platform_id', '=', 'print_templates.platform_id')
        .onRef('print_template_versions.ptid', '=', 'print_templates.ptid')
        .onRef('print_template_versions.version', '=', 'print_templates.version'),
    )
    .innerJoin('platforms', 'platforms.id', 'print_templates.platform_id')
    .selectAll('print_template_versions')
    .select([
      'print_templates.id',
      'print_templates.template_access',
      'platforms.name as platform_name',
      'platforms.support_email',
      sql<
        readonly AccessScope[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('customerIdentifier', customers.identifier,
          'accountIdentifier', accounts.identifier,
          'displayName', coalesce(accounts.display_name, customers.display_name)) order by place.id), '[]')
        ${TEMPLATE_SCOPES} and ${isScopeVisible(user)})`.as('access_places'),
      sql<number>`(select count(*)::int ${TEMPLATE_SCOPES})`.as('place_count'),
    ])
    .where('print_templates.platform_id', '=', user.platformId)
    .where('print_templates.status', '=', 'ACTIVE');

/** A template of the user's organisation that the user may use: everybody's, or one for a scope that they see. */
const isUsableBy = (user: SessionUser) =>
  sql<boolean>`(print_templates.template_access = 'PLATFORM' or exists (select ${TEMPLATE_SCOPES} and ${isScopeVisible(user)}))`;

export type PrintTemplateRow = Awaited<ReturnType<typeof listAccountPrintTemplates>>[number];

/** The condition "everybody in the account may use the template". */
const isUsableInAccount = (
  account: AccountContext,
) => sql<boolean>`(print_templates.template_access = 'PLATFORM' or exists (
  select from print_template_places place
  where place.platform_id = print_templates.platform_id and place.print_template_id = print_templates.id
    and (place.customer_id = ${account.customer_id} or place.account_id = ${account.id})))`;

/** The templates that an account may use: its platform's, its group's, its own. */
export const listAccountPrintTemplates = (executor: Executor, user: SessionUser, account: AccountContext) =>
  templates(executor, user).where(isUsableInAccount(account)).orderBy('print_templates.ptid').execute();

/** The current version of each print template that an account may use, by its identifier. */
export async function printTemplateVersions(
  executor: Executor,
  account: AccountContext,
): Promise<ReadonlyMap<string, number>> {
  const rows = await executor
    .selectFrom('print_templates')
    .modifyFront(PREPARED)
    .select(['ptid', 'version'])
    .where('platform_id', '=', account.platform_id)
    .where('status', '=', 'ACTIVE')
    .where(isUsableInAccount(account))
    .orderBy('ptid')
    .execute();
  return new Map(rows.map(({ ptid, version }) => [ptid, version]));
}

/** The templates that the user may use, by name. */
export const listPrintTemplates = (executor: Executor, user: SessionUser): Promise<PrintTemplateRow[]> =>
  templates(executor, user)
    .where(isUsableBy(user))
    .orderBy(sql`lower(print_template_versions.name)`)
    .orderBy('print_templates.ptid')
    .execute();

/** Returns the template of that identifier, if the user may use it. */
export const findPrintTemplate = (
  executor: Executor,
  user: SessionUser,
  ptid: string,
): Promise<PrintTemplateRow | undefined> =>
  templates(executor, user).where('print_templates.ptid', '=', ptid).where(isUsableBy(user)).executeTakeFirst();

/** The scopes of which print templates are the default, with their group and account. */
const defaults = (executor: Executor, user: SessionUser) =>
  executor
    .selectFrom('print_template_defaults')
    .innerJoin('platforms', 'platforms.id', 'print_template_defaults.platform_id')
    .leftJoin('customers', (join) =>
      join
        .onRef('customers.platform_id', '=', 'print_template_defaults.platform_id')
        .onRef('customers.id', '=', 'print_template_defaults.customer_id'),
    )
    .leftJoin('accounts', (join) =>
      join
        .onRef('accounts.platform_id', '=', 'print_template_defaults.platform_id')
        .onRef('accounts.id', '=', 'print_template_defaults.account_id'),
    )
    .where('print_template_defaults.platform_id', '=', user.platformId)
    .orderBy('print_template_defaults.id');

/** The defaults of the user's platform, and of the groups and accounts that the user sees. */
export const listPrintDefaults = (executor: Executor, user: SessionUser): Promise<TemplateDefault[]> =>
  defaults(executor, user)
    .select([
      'print_template_id as templateId',
      'print_template_defaults.platform_id as platformId',
      'platforms.platform_client_id as platformClientId',
      'print_template_defaults.customer_id as customerId',
      'customers.identifier as customerIdentifier',
      'print_template_defaults.account_id as accountId',
      'accounts.identifier as accountIdentifier',
    ])
    .where((eb) => eb.or([eb('print_template_defaults.customer_id', 'is', null), isGroupVisible(user)]))
    .where((eb) => eb.or([eb('print_template_defaults.account_id', 'is', null), isAccountVisible(user)]))
    .execute();

/** Returns where a template is the default, by what the scopes are called; the organisation is null. */
export async function listPrintDefaultNames(executor: Executor, user: SessionUser, templateId: bigint) {
  const rows = await defaults(executor, user)
    .select((eb) =>
      eb.fn.coalesce('accounts.display_name', 'customers.display_name', 'platforms.name').as('displayName'),
    )
    .where('print_template_id', '=', templateId)
    .execute();
  return rows.map(({ displayName }) => displayName);
}

/** Returns the name that a print template of a platform has, or had before it was deleted; null when there never was one. */
export async function findPrintTemplateName(
  executor: Executor,
  platformId: bigint,
  ptid: string,
): Promise<string | null> {
  const row = await executor
    .selectFrom('print_template_versions')
    .select('name')
    .where('platform_id', '=', platformId)
    .where('ptid', '=', ptid)
    .orderBy('version', 'desc')
    .executeTakeFirst();
  return row?.name ?? null;
}

/** The condition "a letter shows the header image", for the statement that deletes those which nothing shows. */
export const isImageOfPrintTemplate = sql<boolean>`exists (
  select from print_template_versions as printed
  where printed.platform_id = header_images.platform_id and printed.logo_url = '/api/images/' || header_images.hash)`;
