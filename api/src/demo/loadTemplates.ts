import { HEADER_IMAGE, headerImagePath } from '@portal/shared/domain/templates/headerImage';
import type { Tx } from '../db/client.ts';
import type { TenantKey } from '../db/TenantKey.ts';
import { insertTemplate, keepImage, replaceDefaults, replaceScopes } from '../modules/templates/index.ts';
import { DEMO_ACCOUNTS } from './demoOrganisation.ts';
import { paintHeader } from './demoHeaderImage.ts';
import {
  DEMO_TEMPLATE_DEFAULTS,
  DEMO_TEMPLATES,
  SMS_GREETING,
  type DemoHeader,
  type DemoTemplate,
} from './demoTemplates.ts';
import { idOf } from './demoIds.ts';
import { foundedAt } from './foundedAt.ts';
import type { OrganisationIds } from './loadOrganisation.ts';

/** E-mail templates besides the built-in one, with their scopes and defaults. All use the server's From address. */
export async function loadTemplates(tx: Tx, ids: OrganisationIds, now: Date): Promise<void> {
  for (const template of DEMO_TEMPLATES) {
    const logo_url = template.header && (await loadHeader(tx, ids, template, template.header, now));
    const key = await loadTemplate(tx, ids, { ...template, logo_url }, now);
    await replaceScopes(tx, key, [
      ...template.groups.map((group) => toScope(ids, { group, account: null })),
      ...template.accounts.map((account) => toScope(ids, { group: null, account })),
    ]);
    const defaults = DEMO_TEMPLATE_DEFAULTS.filter(({ etid }) => etid === template.etid);
    await replaceDefaults(
      tx,
      key,
      defaults.map((entry) => toScope(ids, entry)),
    );
  }
}

/** A group, or an account in its group. */
function toScope(
  { groups, accounts }: OrganisationIds,
  { group, account }: { readonly group: string | null; readonly account: string | null },
) {
  const customerIdentifier = group ?? DEMO_ACCOUNTS.find(({ identifier }) => identifier === account)?.group ?? null;
  return {
    customerIdentifier,
    accountIdentifier: account,
    customerId: customerIdentifier === null ? null : idOf(groups, customerIdentifier),
    accountId: account === null ? null : idOf(accounts, account),
  };
}

/** Returns the address of a template's painted header. */
async function loadHeader(
  tx: Tx,
  { platforms }: OrganisationIds,
  { platform }: DemoTemplate,
  { colours }: DemoHeader,
  now: Date,
): Promise<string> {
  const { hash, bytes, largeBytes } = paintHeader(colours, HEADER_IMAGE);
  await keepImage(tx, {
    platform_id: idOf(platforms, platform),
    hash,
    content_type: 'image/png',
    bytes,
    large_bytes: largeBytes,
    created_at: foundedAt(platform, now),
  });
  return headerImagePath(hash);
}

function loadTemplate(
  tx: Tx,
  ids: OrganisationIds,
  template: DemoTemplate & { readonly logo_url: string | null },
  now: Date,
): Promise<TenantKey> {
  const { etid, groups, accounts } = template;
  const template_access = accounts.length > 0 ? 'ACCOUNT' : groups.length > 0 ? 'CUSTOMER' : 'PLATFORM';
  const content = {
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
    logo_url: template.logo_url,
    logo_alt_text: template.header?.alt ?? null,
  };
  const made = { by: null, at: foundedAt(template.platform, now) };
  return insertTemplate(
    tx,
    { platform_id: idOf(ids.platforms, template.platform), etid, template_access },
    content,
    made,
  );
}
