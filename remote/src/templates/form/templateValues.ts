import type { EmailTemplate, EmailTemplateBody } from '@portal/shared/contract/emailTemplates';
import type { Language } from '@portal/shared/domain/enumerations';
import { tidyName } from '@portal/shared/domain/people/names';
import { bccOf } from '@portal/shared/domain/templates/templateRules';
import {
  toAccessBody,
  toAccessField,
  toAccessValues,
  toCopiedAccess,
  type AccessValues,
} from '../../entities/delivery-template/form/accessValues.ts';
import type { ScopeOptions } from '../../entities/delivery-template/form/scopeOptions.ts';

/** The values of the form of a template. */
export interface TemplateValues extends AccessValues {
  readonly name: string;
  readonly locale: Language | '';
  readonly fromName: string;
  readonly fromEmailAddress: string;
  /** Address of the header image; empty for none. */
  readonly logoUrl: string;
  readonly logoAltText: string;
  readonly replyToEmailAddress: string;
  /** With commas between the addresses. */
  readonly bcc: string;
  readonly subject: string;
  readonly message: string;
  readonly closingMessage: string;
  readonly customerSupportMessage: string;
  readonly smsMessageBody: string;
  readonly primaryColor: string;
  readonly campaign: string;
  readonly showsProduct: boolean;
  /** Version that the form began with; 0: a new template. Kept in the draft, so that an old draft undoes nobody's changes. */
  readonly version: number;
}

export const toTemplateValues = (template: EmailTemplate): TemplateValues => ({
  name: template.name,
  locale: toLanguage(template.locale),
  fromName: template.fromName,
  fromEmailAddress: template.fromEmailAddress ?? '',
  logoUrl: template.logoUrl ?? '',
  logoAltText: template.logoAltText ?? '',
  replyToEmailAddress: template.replyToEmailAddress ?? '',
  bcc: template.bccEmailAddressStrings.join(', '),
  subject: template.subject,
  message: template.message,
  closingMessage: template.closingMessage ?? '',
  customerSupportMessage: template.customerSupportMessage ?? '',
  smsMessageBody: template.smsMessageBody,
  primaryColor: template.primaryColor,
  campaign: template.campaign ?? '',
  showsProduct: template.showPoweredBy.product,
  ...toAccessValues(template),
  version: template.version,
});

const LOCALES: Readonly<Record<string, Language>> = { en: 'en', es: 'es', fr: 'fr', ja: 'ja', 'zh-CN': 'zh-CN' };
const toLanguage = (written: string): Language | '' => LOCALES[written] ?? '';

/** Returns the values of a template that begins with another: its texts, for the scopes of both that are the user's. */
export const toCopiedValues = (template: EmailTemplate, name: string, scopeOptions: ScopeOptions): TemplateValues => ({
  ...toTemplateValues(template),
  ...toCopiedAccess(template, scopeOptions),
  name,
  version: 0,
});

export const toTemplateBody =
  (scopeOptions: ScopeOptions) =>
  (values: TemplateValues): EmailTemplateBody => ({
    name: tidyName(values.name),
    locale: values.locale,
    fromName: tidyName(values.fromName),
    fromEmailAddress: orNull(values.fromEmailAddress),
    logoUrl: orNull(values.logoUrl),
    logoAltText: values.logoUrl === '' ? null : orNull(values.logoAltText),
    replyToEmailAddress: orNull(values.replyToEmailAddress),
    bccEmailAddressStrings: [...bccOf(values.bcc)],
    subject: values.subject.trim(),
    message: values.message.trim(),
    closingMessage: orNull(values.closingMessage),
    customerSupportMessage: orNull(values.customerSupportMessage),
    smsMessageBody: values.smsMessageBody.trim(),
    primaryColor: values.primaryColor.trim(),
    campaign: orNull(values.campaign),
    brandKey: undefined,
    showPoweredBy: { product: values.showsProduct },
    ...toAccessBody(values, scopeOptions),
  });

const orNull = (text: string): string | null => text.trim() || null;

/** The field of the form for one that the server names. */
export const toFormField = (serverField: string, values: TemplateValues): string =>
  serverField.startsWith('bccEmailAddressStrings') ? 'bcc' : (toAccessField(serverField, values) ?? serverField);
