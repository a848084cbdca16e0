import { Type, type Static } from '@sinclair/typebox';
import { array, boolean, object, type InferType } from 'yup';
import { LANGUAGES, TEMPLATE_ACCESS_LEVELS, TEMPLATE_USES } from '../domain/enumerations.ts';
import { SETTINGS } from '../domain/settings.ts';
import { Instant, notAvailable, Nullable, OneOf, text, recordVersion } from './common.ts';

const limits = SETTINGS.templates;
/** The most that a body may hold of a text; the rules of their lengths (`TEMPLATE_CHECKS`) count characters. */
const line = () => text().trim().max(400).default('');
const long = (maxLength: number) =>
  text()
    .trim()
    .max(2 * maxLength, 'error.text.tooLong')
    .default('');
/** A text that may be rich; markup and the addresses of links take room that nobody reads. */
const rich = (maxLength: number) =>
  text()
    .trim()
    .max(4 * maxLength + 2_000, 'error.text.tooLong')
    .default('');
const scopeBody = object({
  customerIdentifier: text().max(100).nullable().default(null),
  accountIdentifier: text().max(100).nullable().default(null),
});

/**
 * POST /api/email-templates. The service validates the texts by the rules in `domain`. `accessPlaces`: the groups (CUSTOMER) or
 * the accounts with their groups (ACCOUNT) that may use it. `defaults`: where orders start with it; both null is the organisation.
 * Body, closing and support text are plain, or HTML of paragraphs, lists, bold, italic and links that begins and ends with a
 * paragraph or a list; other markup is refused.
 * `logoUrl`: of POST /api/images, or null. `fromEmailAddress`: null for the server's own.
 */
export const emailTemplateBody = object({
  name: line(),
  locale: text()
    .oneOf(['', ...LANGUAGES], 'error.language.unknown')
    .default(''),
  fromName: line(),
  fromEmailAddress: line().nullable(),
  replyToEmailAddress: line().nullable(),
  bccEmailAddressStrings: array(text().max(400).defined()).max(limits.bccMax, 'error.email.tooMany').default([]),
  subject: line(),
  logoUrl: line().nullable(),
  logoAltText: line().nullable(),
  message: rich(limits.messageLength),
  closingMessage: rich(limits.closingLength).nullable(),
  customerSupportMessage: rich(limits.supportLength).nullable(),
  smsMessageBody: long(limits.textMessageLength),
  primaryColor: line(),
  campaign: line().nullable(),
  brandKey: notAvailable(),
  showPoweredBy: object({ product: boolean().default(true) }),
  templateAccess: text().oneOf(TEMPLATE_ACCESS_LEVELS).required(),
  accessPlaces: array(scopeBody).max(limits.scopesMax, 'error.account.tooMany').default([]),
  defaults: array(scopeBody).max(limits.scopesMax, 'error.account.tooMany').default([]),
});
export type EmailTemplateBody = InferType<typeof emailTemplateBody>;

/** PUT /api/email-templates/{etid}: replaces every field by a new version. `version`: of the template as it was read; 409 for an older one. */
export const emailTemplateChange = emailTemplateBody.shape({
  version: recordVersion(),
});
export type EmailTemplateChange = InferType<typeof emailTemplateChange>;

export const emailTemplateParams = object({ etid: text().max(100).required() });

/** GET /api/email-templates. `search`: in name, identifier and subject. */
export const emailTemplateQuery = object({
  search: text().trim().max(100).default(''),
  templateAccess: text().oneOf(TEMPLATE_ACCESS_LEVELS).optional(),
  locale: text().oneOf(LANGUAGES).optional(),
});
export type EmailTemplateQuery = InferType<typeof emailTemplateQuery>;

const TemplateDefaults = Type.Array(
  Type.Object({
    platformClientId: Nullable(Type.String()),
    customerIdentifier: Nullable(Type.String()),
    accountIdentifier: Nullable(Type.String()),
  }),
);

/**
 * E-mail delivery template. `defaults` (also `templateDefaults`): where it is the default, limited to what the caller sees, as are
 * `accessPlaces`. `isDefault`: default of the requested account. `isChangeable`: by the caller.
 */
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
  accessPlaces: Type.Array(
    Type.Object({
      customerIdentifier: Type.String(),
      accountIdentifier: Nullable(Type.String()),
      displayName: Type.String(),
    }),
  ),
  /** Grows with every change; lines of carts and orders keep theirs. */
  version: Type.Integer(),
  updatedDate: Instant,
  isChangeable: Type.Boolean(),
  defaults: TemplateDefaults,
  templateDefaults: TemplateDefaults,
  showPoweredBy: Type.Object({ product: Type.Boolean() }),
  smsMessageBody: Type.String(),
  isDefault: Type.Boolean(),
});
export type EmailTemplate = Static<typeof EmailTemplate>;

/** GET /api/email-templates: what the caller may use, by name; and /account/{accountIdentifier}: the templates an account may use, the default first. */
export const EmailTemplates = Type.Array(EmailTemplate);

/** GET /api/email-templates/account/{accountIdentifier}/etids. */
export const Etids = Type.Array(Type.String());

/** GET /api/email-templates/defaults: which template orders start with, of the scopes that the caller sees. */
export const ScopeDefaults = Type.Array(
  Type.Object({
    customerIdentifier: Nullable(Type.String()),
    accountIdentifier: Nullable(Type.String()),
    emailTemplateIdentifier: Type.String(),
    name: Type.String(),
  }),
);
export type ScopeDefaults = Static<typeof ScopeDefaults>;

/**
 * GET /api/email-templates/{etid}/uses: what keeps the template from being deleted. `name`: of the scope, the user whose cart it is,
 * the file, or the order; `reference` of the order, and of the user's own cart or upload.
 */
export const TemplateUses = Type.Array(
  Type.Object({ kind: OneOf(TEMPLATE_USES), name: Type.String(), reference: Nullable(Type.String()) }),
);
export type TemplateUses = Static<typeof TemplateUses>;
