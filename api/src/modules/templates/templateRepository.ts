import { nameKey } from '@portal/shared/domain/people/names';
import { STANDARD_ETID } from '@portal/shared/domain/settings';
import { sql, type Insertable } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import type { EmailTemplateVersions } from '../../db/schema.generated.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import type { VersionAuthor } from './templateKind.ts';
import type { ResolvedScope } from './templateReadModel.ts';

/** The content of a template, as a row of its versions keeps it. */
export type TemplateContent = Omit<
  Insertable<EmailTemplateVersions>,
  'platform_id' | 'etid' | 'version' | 'created_by_user_id' | 'created_at'
>;

/** The template that every platform has: it is chosen when no other is. Its texts follow the sender's language. */
const STANDARD_TEMPLATE: TemplateContent = {
  name: 'Standard email',
  locale: '',
  from_name: 'Rewards',
  subject_template: '{{recipient_name}}, your {{reward_name}} is here',
  message_block: '{{message}}',
  primary_color: '#1b5c80',
  sms_message_body: 'Hi {{recipient_name}}, {{sender_name}} sent you a reward of {{reward_amount}}.',
};

/** Adds the standard template of a platform. */
export const insertStandardTemplate = (
  executor: Executor,
  { id, created_at }: { readonly id: bigint; readonly created_at: Date },
) =>
  insertTemplate(executor, { platform_id: id, etid: STANDARD_ETID, template_access: 'PLATFORM' }, STANDARD_TEMPLATE, {
    by: null,
    at: created_at,
  });

interface NewTemplate {
  readonly platform_id: bigint;
  readonly etid: string;
  readonly template_access: string;
}

/** Adds a template with its first version. Raises a unique violation for a name that is taken. */
export async function insertTemplate(
  executor: Executor,
  template: NewTemplate,
  content: TemplateContent,
  author: VersionAuthor,
): Promise<TenantKey> {
  const { platform_id: platformId, etid } = template;
  const { id } = await executor
    .insertInto('email_templates')
    .values({ ...template, name_key: nameKey(content.name), created_at: author.at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertVersion(executor, { platformId, etid, version: 1 }, content, author);
  return { platformId, id };
}

interface VersionKey {
  readonly platformId: bigint;
  readonly etid: string;
  readonly version: number;
}

const insertVersion = (
  executor: Executor,
  { platformId, etid, version }: VersionKey,
  content: TemplateContent,
  author: VersionAuthor,
) =>
  executor
    .insertInto('email_template_versions')
    .values({
      ...content,
      platform_id: platformId,
      etid,
      version,
      created_by_user_id: author.by,
      created_at: author.at,
    })
    .execute();

/** Gives a template that still has that version another one; false when somebody changed it since. Raises a unique violation for a name that is taken. */
export async function changeTemplate(
  tx: Tx,
  key: VersionKey,
  template_access: string,
  content: TemplateContent,
  author: VersionAuthor,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('email_templates')
    .set({ template_access, name_key: nameKey(content.name), version: key.version + 1 })
    .where('platform_id', '=', key.platformId)
    .where('etid', '=', key.etid)
    .where('version', '=', key.version)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await insertVersion(tx, { ...key, version: key.version + 1 }, content, author);
  return true;
}

/** Takes a template away; its versions stay for the lines that name it. */
export const deleteTemplate = (tx: Tx, { platformId, id }: TenantKey) =>
  tx
    .updateTable('email_templates')
    .set({ status: 'DELETED' })
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .execute();

/** Makes these the scopes of a template. */
export async function replaceScopes(tx: Tx, { platformId, id }: TenantKey, scopes: readonly ResolvedScope[]) {
  await tx
    .deleteFrom('email_template_places')
    .where('platform_id', '=', platformId)
    .where('email_template_id', '=', id)
    .execute();
  if (scopes.length === 0) return;
  await tx
    .insertInto('email_template_places')
    .values(
      scopes.map(({ customerId, accountId }) => ({
        platform_id: platformId,
        email_template_id: id,
        customer_id: accountId === null ? customerId : null,
        account_id: accountId,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Makes a template the default of these scopes and of no other; one that had a scope loses it. */
export async function replaceDefaults(tx: Tx, { platformId, id }: TenantKey, scopes: readonly ResolvedScope[]) {
  await tx
    .deleteFrom('email_template_defaults')
    .where('platform_id', '=', platformId)
    .where('email_template_id', '=', id)
    .execute();
  for (const { customerId, accountId } of scopes)
    await tx
      .insertInto('email_template_defaults')
      .values({ platform_id: platformId, email_template_id: id, customer_id: customerId, account_id: accountId })
      .onConflict((conflict) =>
        conflict.columns(['platform_id', 'customer_id', 'account_id']).doUpdateSet({ email_template_id: id }),
      )
      .execute();
}

export async function countTemplates(executor: Executor, platformId: bigint): Promise<number> {
  const { count } = await executor
    .selectFrom('email_templates')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('platform_id', '=', platformId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirstOrThrow();
  return count;
}
