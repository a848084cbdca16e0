import type { EmailTemplate } from '@portal/shared/contract/emailTemplates';
import { holds } from '@portal/shared/domain/access/permissions';
import { STANDARD_ETID } from '@portal/shared/domain/settings';
import type { SessionUser } from '../../access/SessionUser.ts';
import { inLanguage } from '../../texts/standardTemplate.ts';
import type { TemplateDefault, TemplateRow } from './templateReadModel.ts';
import { defaultsOf, isOwn, toTemplateAccess } from './templateScopes.ts';

/** A template as serialised for the API. */
export function toEmailTemplate(
  stored: TemplateRow,
  user: SessionUser,
  defaults: readonly TemplateDefault[],
  isDefault = false,
): EmailTemplate {
  const row = inLanguage(stored, user.langKey);
  const [first] = row.access_places;
  return {
    id: row.etid,
    emailTemplateIdentifier: row.etid,
    name: row.name,
    platformClientId: row.platform_client_id,
    platformName: row.platform_name,
    customerIdentifier: first?.customerIdentifier ?? null,
    accountIdentifier: first?.accountIdentifier ?? null,
    brandKey: null,
    campaign: row.campaign,
    locale: row.locale,
    fromName: row.from_name,
    senderName: row.from_name,
    fromEmailAddress: row.from_email,
    replyToEmailAddress: row.reply_to_email,
    bccEmailAddressStrings: row.bcc_emails,
    subjectTemplate: row.subject_template,
    subject: row.subject_template,
    logoUrl: row.logo_url,
    logoAltText: row.logo_alt_text,
    message: row.message_block,
    messageBlock: row.message_block,
    closingMessage: row.closing_message,
    customerSupportMessage: row.customer_support_message,
    primaryColor: row.primary_color,
    status: row.status,
    ...toTemplateAccess(row),
    defaults: defaultsOf(row, defaults),
    templateDefaults: defaultsOf(row, defaults),
    showPoweredBy: { product: showsProduct(row.show_powered_by) },
    smsMessageBody: row.sms_message_body,
    version: row.version,
    updatedDate: row.created_at.toISOString(),
    isDefault,
    isChangeable: holds(user, 'EMAIL_TEMPLATES_MANAGE') && row.etid !== STANDARD_ETID && isOwn(user, row),
  };
}

const showsProduct = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'product' in value && value.product === true;
