import { sql } from 'kysely';
import type { Executor } from '../../db/client.ts';
import { isAccountVisible, isGroupVisible } from '../../access/accountAccess.ts';
import type { AccountRow } from '../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../access/SessionUser.ts';

/** An account's place in the organisation. */
export type AccountPlace = Pick<AccountRow, 'id' | 'platform_id' | 'customer_id'>;

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

const templates = (executor: Executor) =>
  executor
    .selectFrom('email_templates')
    .innerJoin('platforms', 'platforms.id', 'email_templates.platform_id')
    .leftJoin('customers', (join) =>
      join
        .onRef('customers.platform_id', '=', 'email_templates.platform_id')
        .onRef('customers.id', '=', 'email_templates.customer_id'),
    )
    .leftJoin('accounts', (join) =>
      join
        .onRef('accounts.platform_id', '=', 'email_templates.platform_id')
        .onRef('accounts.id', '=', 'email_templates.account_id'),
    )
    .selectAll('email_templates')
    .select([
      'platforms.platform_client_id',
      'platforms.name as platform_name',
      'customers.identifier as customer_identifier',
      'accounts.identifier as account_identifier',
    ])
    .where('email_templates.status', '=', 'ACTIVE');

export type TemplateRow = Awaited<ReturnType<typeof listTemplates>>[number];

/** The templates that an account may use: its platform's, its group's, its own. */
export const listTemplates = (executor: Executor, account: AccountPlace) =>
  templates(executor)
    .where('email_templates.platform_id', '=', account.platform_id)
    .where((eb) =>
      eb.or([
        eb('email_templates.customer_id', 'is', null),
        eb('email_templates.customer_id', '=', account.customer_id),
      ]),
    )
    .where((eb) =>
      eb.or([eb('email_templates.account_id', 'is', null), eb('email_templates.account_id', '=', account.id)]),
    )
    .orderBy('email_templates.etid')
    .execute();

/** One template by `etid`, when it is of the user's platform, or of a group or account that the user sees. */
export const findTemplate = (executor: Executor, user: SessionUser, etid: string): Promise<TemplateRow | undefined> =>
  templates(executor)
    .where('email_templates.platform_id', '=', user.platformId)
    .where('email_templates.etid', '=', etid)
    .where((eb) =>
      eb.or([
        eb.and([eb('email_templates.customer_id', 'is', null), eb('email_templates.account_id', 'is', null)]),
        eb.exists(
          eb
            .selectFrom('accounts')
            .select('accounts.id')
            .where('accounts.platform_id', '=', user.platformId)
            .where(isAccountVisible(user))
            .where(
              sql<boolean>`(accounts.id = email_templates.account_id or (email_templates.account_id is null and accounts.customer_id = email_templates.customer_id))`,
            ),
        ),
      ]),
    )
    .executeTakeFirst();

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
    .execute();

/** Returns the name of a template of a platform; null when there is none. */
export async function findTemplateName(executor: Executor, platformId: bigint, etid: string): Promise<string | null> {
  const row = await executor
    .selectFrom('email_templates')
    .select('name')
    .where('platform_id', '=', platformId)
    .where('etid', '=', etid)
    .executeTakeFirst();
  return row?.name ?? null;
}
