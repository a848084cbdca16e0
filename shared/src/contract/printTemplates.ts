import { Type, type Static } from '@sinclair/typebox';
import { array, boolean, object, type InferType } from 'yup';
import { TEMPLATE_ACCESS_LEVELS } from '../domain/enumerations.ts';
import { SETTINGS } from '../domain/settings.ts';
import { Instant, Nullable, OneOf, text, recordVersion } from './common.ts';

const { scopesMax } = SETTINGS.templates;
/** The most that a body may hold of a text; the rules of their lengths (`PRINT_TEMPLATE_CHECKS`) count characters. */
const line = () => text().trim().max(400).default('');
const scopeBody = object({
  customerIdentifier: text().max(100).nullable().default(null),
  accountIdentifier: text().max(100).nullable().default(null),
});

/** The fields of a template that a letter shows. `companyLogo`: of POST /api/images, or null for the organisation's name. */
const letterFields = {
  useLogo: boolean().default(true),
  companyLogo: line().nullable(),
  backgroundColor: line(),
  usingDefaultCSMessage: boolean().default(true),
  customerServiceMessage: line(),
  letterHeadTitle: line(),
  toName: line(),
  fromName: line(),
  message: line(),
};

/**
 * POST /api/print-templates. `accessPlaces`: the groups (CUSTOMER) or the accounts with their groups (ACCOUNT) that may use it.
 * `defaults`: where orders start with it; both null is the organisation. Texts are plain and hold no braces.
 */
export const printTemplateBody = object({
  name: line(),
  ...letterFields,
  templateAccess: text().oneOf(TEMPLATE_ACCESS_LEVELS).required(),
  accessPlaces: array(scopeBody).max(scopesMax, 'error.account.tooMany').default([]),
  defaults: array(scopeBody).max(scopesMax, 'error.account.tooMany').default([]),
});
export type PrintTemplateBody = InferType<typeof printTemplateBody>;

/** PUT /api/print-templates/{ptid}: replaces every field by a new version. `version`: of the template as it was read; 409 for an older one. */
export const printTemplateChange = printTemplateBody.shape({ version: recordVersion() });
export type PrintTemplateChange = InferType<typeof printTemplateChange>;

/** POST /api/print-templates/preview: a letter with what is not saved yet. `sample`: the names that stand in it; else those of a sample. */
export const letterPreviewBody = object({
  ...letterFields,
  sample: object({ recipientName: line(), rewardName: line() }).optional().default(undefined),
});
export type LetterPreviewBody = InferType<typeof letterPreviewBody>;

export const printTemplateParams = object({ ptid: text().max(100).required() });

/** GET /api/print-templates. `search`: in name, identifier and letterhead. */
export const printTemplateQuery = object({
  search: text().trim().max(100).default(''),
  templateAccess: text().oneOf(TEMPLATE_ACCESS_LEVELS).optional(),
});
export type PrintTemplateQuery = InferType<typeof printTemplateQuery>;

/**
 * Print template. `customerServiceMessage`: its own support text; letters have `defaultCSMessage` where `usingDefaultCSMessage`.
 * `defaults`: where it is the default, limited to what the caller sees, as are `accessPlaces`. `isDefault`: default of the
 * requested account. `isChangeable`: by the caller.
 */
export const PrintTemplate = Type.Object({
  deliveryTemplateIdentifier: Type.String(),
  identifier: Type.String(),
  name: Type.String(),
  companyLogo: Nullable(Type.String()),
  useLogo: Type.Boolean(),
  backgroundColor: Type.String(),
  letterHeadTitle: Type.String(),
  customerServiceMessage: Type.String(),
  usingDefaultCSMessage: Type.Boolean(),
  defaultCSMessage: Type.String(),
  toName: Type.String(),
  fromName: Type.String(),
  message: Type.String(),
  platformName: Type.String(),
  templateAccess: OneOf(TEMPLATE_ACCESS_LEVELS),
  accessPlaces: Type.Array(
    Type.Object({
      customerIdentifier: Type.String(),
      accountIdentifier: Nullable(Type.String()),
      displayName: Type.String(),
    }),
  ),
  defaults: Type.Array(
    Type.Object({
      platformClientId: Nullable(Type.String()),
      customerIdentifier: Nullable(Type.String()),
      accountIdentifier: Nullable(Type.String()),
    }),
  ),
  /** Grows with every change; lines of carts and orders keep theirs. */
  version: Type.Integer(),
  updatedDate: Instant,
  isChangeable: Type.Boolean(),
  isDefault: Type.Boolean(),
});
export type PrintTemplate = Static<typeof PrintTemplate>;

/** GET /api/print-templates: what the caller may use, by name; and /account/{accountIdentifier}: those of an account, the default first. */
export const PrintTemplates = Type.Array(PrintTemplate);

/** GET /api/print-templates/defaults: which template orders start with, of the scopes that the caller sees. */
export const PrintTemplateDefaults = Type.Array(
  Type.Object({
    customerIdentifier: Nullable(Type.String()),
    accountIdentifier: Nullable(Type.String()),
    deliveryTemplateIdentifier: Type.String(),
    name: Type.String(),
  }),
);
export type PrintTemplateDefaults = Static<typeof PrintTemplateDefaults>;
