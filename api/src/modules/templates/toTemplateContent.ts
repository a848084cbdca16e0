import type { TemplatePreviewBody } from '@portal/shared/contract/mailPreview';
import { isPlaceholderRefusal } from '@portal/shared/domain/ordering/templatePlaceholders';
import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import { tidyName } from '@portal/shared/domain/people/names';
import { visibleText } from '@portal/shared/domain/people/visibleText';
import { checkLogoAlt, headerImageHash } from '@portal/shared/domain/templates/headerImage';
import { checkMarkup } from '@portal/shared/domain/templates/richText';
import { checkBcc, TEMPLATE_CHECKS, type TemplateTextField } from '@portal/shared/domain/templates/templateRules';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { fieldErrors } from '../../errors/fieldErrors.ts';
import { sanitizeRichText } from '../../texts/sanitizeRichText.ts';
import type { TemplateContent } from './templateRepository.ts';

const FIELDS = Object.keys(TEMPLATE_CHECKS) as TemplateTextField[];
const RICH_FIELDS: readonly string[] = ['message', 'closingMessage', 'customerSupportMessage'];

/** The columns of a body; rich texts are sanitised. Raises 400 naming each wrong field, 422 (163) when placeholders alone are wrong. */
export function toTemplateContent(written: TemplatePreviewBody): TemplateContent {
  const body = sanitized(written);
  const fields = [
    ...FIELDS.flatMap((field) =>
      fieldErrors(field, checkWritten(written, field) ?? TEMPLATE_CHECKS[field]((body[field] ?? '').trim())),
    ),
    ...fieldErrors('bccEmailAddressStrings', checkBcc(body.bccEmailAddressStrings)),
    ...fieldErrors('logoUrl', checkLogoUrl(body.logoUrl)),
    ...fieldErrors('logoAltText', checkLogoAlt(body.logoUrl, body.logoAltText ?? '')),
  ];
  if (fields.length > 0) {
    const isOfTags = fields.every(({ i18nKey }) => isPlaceholderRefusal(i18nKey));
    throw new AppError({ ...COMMON_FAILURES.validation, ...(isOfTags && { status: 422, code: '163' }), fields });
  }
  return {
    name: tidyName(body.name),
    locale: body.locale,
    from_name: tidyName(body.fromName),
    from_email: orNull(body.fromEmailAddress),
    reply_to_email: orNull(body.replyToEmailAddress),
    bcc_emails: body.bccEmailAddressStrings.map((email) => visibleText(email).trim()),
    subject_template: body.subject,
    logo_url: orNull(body.logoUrl),
    logo_alt_text: body.logoUrl ? orNull(body.logoAltText) : null,
    message_block: body.message,
    closing_message: orNull(body.closingMessage),
    customer_support_message: orNull(body.customerSupportMessage),
    primary_color: body.primaryColor,
    show_powered_by: JSON.stringify({ product: body.showPoweredBy.product }),
    sms_message_body: body.smsMessageBody,
    campaign: orNull(body.campaign),
  };
}

const sanitized = (body: TemplatePreviewBody): TemplatePreviewBody => ({
  ...body,
  message: sanitizeRichText(body.message),
  closingMessage: sanitizeRichText(body.closingMessage ?? ''),
  customerSupportMessage: sanitizeRichText(body.customerSupportMessage ?? ''),
});

/** Markup is validated before it is sanitised, which would drop it. */
const checkWritten = (written: TemplatePreviewBody, field: TemplateTextField): Refusal | null =>
  RICH_FIELDS.includes(field) ? checkMarkup(written[field] ?? '') : null;

const checkLogoUrl = (logoUrl: string | null | undefined): Refusal | null =>
  logoUrl && headerImageHash(logoUrl) === null ? { key: 'error.image.gone' } : null;

const orNull = (text: string | null | undefined): string | null => (text ? text : null);
