import { nameKey } from '@portal/shared/domain/people/names';
import { STANDARD_PTID } from '@portal/shared/domain/settings';
import { sql, type Insertable } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import type { PrintTemplateVersions } from '../../db/schema.generated.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import type { ResolvedScope, TemplateVersion, VersionAuthor } from '../templates/index.ts';

/** The content of a print template, as a row of its versions keeps it. */
export type PrintTemplateContent = Omit<
  Insertable<PrintTemplateVersions>,
  'platform_id' | 'ptid' | 'version' | 'created_by_user_id' | 'created_at'
>;

/** The print template that every platform has: it is chosen when no other is. Its texts follow the sender's language. */
const STANDARD_TEMPLATE: PrintTemplateContent = { name: 'Standard letter', background_color: '#1b5c80' };

/** Adds the standard print template of a platform. */
export const insertStandardPrintTemplate = (
  executor: Executor,
  { id, created_at }: { readonly id: bigint; readonly created_at: Date },
) =>
  insertPrintTemplate(
    executor,
    { platformId: id, identifier: STANDARD_PTID, templateAccess: 'PLATFORM' },
    STANDARD_TEMPLATE,
    { by: null, at: created_at },
  );

interface NewTemplate {
  readonly platformId: bigint;
  readonly identifier: string;
  readonly templateAccess: string;
}

/** Adds a print template with its first version. Raises a unique violation for a name that is taken. */
export async function insertPrintTemplate(
  executor: Executor,
  { platformId, identifier, templateAccess }: NewTemplate,
  content: PrintTemplateContent,
  author: VersionAuthor,
): Promise<TenantKey> {
  const { id } = await executor
    .insertInto('print_templates')
    .values({
      platform_id: platformId,
      ptid: identifier,
      template_access: templateAccess,
      name_key: nameKey(content.name),
      created_at: author.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertVersion(executor, { platformId, identifier, version: 1 }, content, author);
  return { platformId, id };
}

const insertVersion = (
  executor: Executor,
  { platformId, identifier, version }: TemplateVersion,
  content: PrintTemplateContent,
  author: VersionAuthor,
) =>
  executor
    .insertInto('print_template_versions')
    .values({
      ...content,
      platform_id: platformId,
      ptid: identifier,
      version,
      created_by_user_id: author.by,
      created_at: author.at,
    })
    .execute();

/** Gives a template that still has that version another one; false when somebody changed it since. Raises a unique violation for a name that is taken. */
export async function changePrintTemplate(
  tx: Tx,
  key: TemplateVersion,
  template_access: string,
  content: PrintTemplateContent,
  author: VersionAuthor,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('print_templates')
    .set({ template_access, name_key: nameKey(content.name), version: key.version + 1 })
    .where('platform_id', '=', key.platformId)
    .where('ptid', '=', key.identifier)
    .where('version', '=', key.version)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await insertVersion(tx, { ...key, version: key.version + 1 }, content, author);
  return true;
}

/** Takes a template away; its versions stay for the lines that name it. */
export const deletePrintTemplate = (tx: Tx, { platformId, id }: TenantKey) =>
  tx
    .updateTable('print_templates')
    .set({ status: 'DELETED' })
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .execute();

/** Makes these the scopes of a template. */
export async function replacePrintScopes(tx: Tx, { platformId, id }: TenantKey, scopes: readonly ResolvedScope[]) {
  await tx
    .deleteFrom('print_template_places')
    .where('platform_id', '=', platformId)
    .where('print_template_id', '=', id)
    .execute();
  if (scopes.length === 0) return;
  await tx
    .insertInto('print_template_places')
    .values(
      scopes.map(({ customerId, accountId }) => ({
        platform_id: platformId,
        print_template_id: id,
        customer_id: accountId === null ? customerId : null,
        account_id: accountId,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Makes a template the default of these scopes and of no other; one that had a scope loses it. */
export async function replacePrintDefaults(tx: Tx, { platformId, id }: TenantKey, scopes: readonly ResolvedScope[]) {
  await tx
    .deleteFrom('print_template_defaults')
    .where('platform_id', '=', platformId)
    .where('print_template_id', '=', id)
    .execute();
  for (const { customerId, accountId } of scopes)
    await tx
      .insertInto('print_template_defaults')
      .values({ platform_id: platformId, print_template_id: id, customer_id: customerId, account_id: accountId })
      .onConflict((conflict) =>
        conflict.columns(['platform_id', 'customer_id', 'account_id']).doUpdateSet({ print_template_id: id }),
      )
      .execute();
}

export async function countPrintTemplates(executor: Executor, platformId: bigint): Promise<number> {
  const { count } = await executor
    .selectFrom('print_templates')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('platform_id', '=', platformId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirstOrThrow();
  return count;
}
