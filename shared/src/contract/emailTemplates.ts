import { Type, type Static } from '@sinclair/typebox';
import { TEMPLATE_ACCESS_LEVELS } from '../domain/enumerations.ts';
import { Nullable, OneOf } from './common.ts';

const TemplateDefaults = Type.Array(
  Type.Object({
    platformClientId: Nullable(Type.String()),
    customerIdentifier: Nullable(Type.String()),
    accountIdentifier: Nullable(Type.String()),
  }),
);

/** E-mail delivery template. `defaults` (also `templateDefaults`): where it is the default, limited to what the caller sees. `isDefault`: default of the requested account. */
export const EmailTemplate = Type.Object({
  id: Type.String(),
  emailTemplateIdentifier: Type.String(),
  name: Type.String(),
  platformClientId: Nullable(Type.String()),
  platformName: Nullable(Type.String()),
  customerIdentifier: Nullable(Type.String()),
  accountIdentifier: Nullable(Type.String()),
  brandKey: Nullable(Type.String()),
  campaign: Nullable(Type.String()),
  locale: Type.String(),
  fromName: Type.String(),
  senderName: Type.String(),
  /** Null: the server's own sender address. */
  fromEmailAddress: Nullable(Type.String()),
  replyToEmailAddress: Nullable(Type.String()),
  bccEmailAddressStrings: Type.Array(Type.String()),
  subjectTemplate: Type.String(),
  subject: Type.String(),
  logoUrl: Nullable(Type.String()),
  logoAltText: Nullable(Type.String()),
  message: Type.String(),
  messageBlock: Type.String(),
  closingMessage: Nullable(Type.String()),
  customerSupportMessage: Nullable(Type.String()),
  primaryColor: Type.String(),
  status: Type.String(),
  templateAccess: OneOf(TEMPLATE_ACCESS_LEVELS),
  defaults: TemplateDefaults,
  templateDefaults: TemplateDefaults,
  showPoweredBy: Type.Object({ product: Type.Boolean() }),
  smsMessageBody: Type.String(),
  isDefault: Type.Boolean(),
});
export type EmailTemplate = Static<typeof EmailTemplate>;

/** GET /api/email-templates/account/{accountIdentifier}: the templates an account may use, the default first. */
export const EmailTemplates = Type.Array(EmailTemplate);

/** GET /api/email-templates/account/{accountIdentifier}/etids. */
export const Etids = Type.Array(Type.String());
