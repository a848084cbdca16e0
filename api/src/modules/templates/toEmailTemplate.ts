import type { EmailTemplate } from '@portal/shared/contract/emailTemplates';
import { TEMPLATE_ACCESS_LEVELS } from '@portal/shared/domain/enumerations';
import { oneOf } from '../../db/oneOf.ts';
import type { TemplateDefault, TemplateRow } from './templateReadModel.ts';

export const toEmailTemplate = (
  row: TemplateRow,
  defaults: readonly TemplateDefault[],
  isDefault: boolean,
): EmailTemplate => ({
  id: row.etid,
  emailTemplateIdentifier: row.etid,
  name: row.name,
  platformClientId: row.platform_client_id,
  platformName: row.platform_name,
  customerIdentifier: row.customer_identifier,
  accountIdentifier: row.account_identifier,
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
  templateAccess: oneOf(TEMPLATE_ACCESS_LEVELS, row.template_access),
  defaults: placesOf(row, defaults),
  templateDefaults: placesOf(row, defaults),
  showPoweredBy: { product: showsProduct(row.show_powered_by) },
  smsMessageBody: row.sms_message_body,
  isDefault,
});

const placesOf = (row: TemplateRow, defaults: readonly TemplateDefault[]): EmailTemplate['defaults'] =>
  defaults
    .filter((entry) => entry.templateId === row.id)
    .map(({ platformClientId, customerIdentifier, accountIdentifier }) => ({
      platformClientId,
      customerIdentifier,
      accountIdentifier,
    }));

const showsProduct = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'product' in value && value.product === true;
