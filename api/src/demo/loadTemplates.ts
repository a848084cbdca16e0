import type { Tx } from '../db/client.ts';
import { DEMO_ACCOUNTS } from './demoOrganisation.ts';
import { DEMO_TEMPLATE_DEFAULTS, DEMO_TEMPLATES, SMS_GREETING, type DemoTemplate } from './demoTemplates.ts';
import { idOf } from './demoIds.ts';
import { foundedAt } from './foundedAt.ts';
import type { OrganisationIds } from './loadOrganisation.ts';

/** E-mail templates besides the built-in one, with their defaults. All use the server's From address. */
export async function loadTemplates(tx: Tx, ids: OrganisationIds, now: Date): Promise<void> {
  const rows = await tx
    .insertInto('email_templates')
    .values(DEMO_TEMPLATES.map((template) => templateRow(template, ids, now)))
    .returning(['id', 'etid'])
    .execute();
  const templates = new Map(rows.map((row) => [row.etid, row.id]));
  await tx
    .insertInto('email_template_defaults')
    .values(
      DEMO_TEMPLATE_DEFAULTS.map((entry) => ({
        email_template_id: idOf(templates, entry.etid),
        platform_id: idOf(ids.platforms, entry.platform),
        customer_id: entry.group === null ? null : idOf(ids.groups, entry.group),
        account_id: entry.account === null ? null : idOf(ids.accounts, entry.account),
      })),
    )
    .execute();
}

function templateRow(template: DemoTemplate, ids: OrganisationIds, now: Date) {
  const account = DEMO_ACCOUNTS.find((entry) => entry.identifier === template.account);
  return {
    etid: template.etid,
    platform_id: idOf(ids.platforms, template.platform),
    customer_id: account === undefined ? null : idOf(ids.groups, account.group),
    account_id: account === undefined ? null : idOf(ids.accounts, account.identifier),
    template_access: account === undefined ? 'PLATFORM' : 'ACCOUNT',
    name: template.name,
    locale: template.locale,
    from_name: template.fromName,
    subject_template: template.subject,
    message_block: template.message,
    closing_message: template.closing,
    customer_support_message: template.support,
    primary_color: template.color,
    show_powered_by: JSON.stringify({ product: template.showsProduct }),
    sms_message_body: SMS_GREETING,
    campaign: template.campaign,
    created_at: foundedAt(template.platform, now),
  };
}
