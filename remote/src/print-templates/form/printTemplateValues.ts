import type { LetterPreviewBody, PrintTemplate, PrintTemplateBody } from '@portal/shared/contract/printTemplates';
import { tidyName } from '@portal/shared/domain/people/names';
import {
  toAccessBody,
  toAccessField,
  toAccessValues,
  toCopiedAccess,
  type AccessValues,
} from '../../entities/delivery-template/form/accessValues.ts';
import type { ScopeOptions } from '../../entities/delivery-template/form/scopeOptions.ts';

/** The support texts that a letter can have: the standard one, or its own. */
export const SUPPORT_TEXTS = ['STANDARD', 'OWN'] as const;

/** The values of the form of a print template. */
export interface PrintTemplateValues extends AccessValues {
  readonly name: string;
  readonly useLogo: boolean;
  /** Address of the image; empty for none. */
  readonly companyLogo: string;
  readonly backgroundColor: string;
  readonly support: (typeof SUPPORT_TEXTS)[number];
  /** The own support text, kept while the standard one is chosen. */
  readonly customerServiceMessage: string;
  readonly letterHeadTitle: string;
  readonly toName: string;
  readonly fromName: string;
  readonly message: string;
  /** Version that the form began with; 0: a new template. Kept in the draft, so that an old draft undoes nobody's changes. */
  readonly version: number;
}

export const toPrintTemplateValues = (template: PrintTemplate): PrintTemplateValues => ({
  name: template.name,
  useLogo: template.useLogo,
  companyLogo: template.companyLogo ?? '',
  backgroundColor: template.backgroundColor,
  support: template.usingDefaultCSMessage ? 'STANDARD' : 'OWN',
  customerServiceMessage: template.customerServiceMessage,
  letterHeadTitle: template.letterHeadTitle,
  toName: template.toName,
  fromName: template.fromName,
  message: template.message,
  ...toAccessValues(template),
  version: template.version,
});

/** Returns the values of a template that begins with another: its texts, for the scopes of both that are the user's. */
export const toCopiedValues = (
  template: PrintTemplate,
  name: string,
  scopeOptions: ScopeOptions,
): PrintTemplateValues => ({
  ...toPrintTemplateValues(template),
  ...toCopiedAccess(template, scopeOptions),
  name,
  version: 0,
});

/** Returns what a letter shows of the form. */
export const toLetterBody = (values: PrintTemplateValues): LetterPreviewBody => ({
  useLogo: values.useLogo,
  companyLogo: values.useLogo ? values.companyLogo || null : null,
  backgroundColor: values.backgroundColor.trim(),
  usingDefaultCSMessage: values.support === 'STANDARD',
  customerServiceMessage: values.support === 'STANDARD' ? '' : values.customerServiceMessage.trim(),
  letterHeadTitle: values.letterHeadTitle.trim(),
  toName: values.toName.trim(),
  fromName: values.fromName.trim(),
  message: values.message.trim(),
});

export const toPrintTemplateBody =
  (scopeOptions: ScopeOptions) =>
  (values: PrintTemplateValues): PrintTemplateBody => ({
    name: tidyName(values.name),
    ...toLetterBody(values),
    ...toAccessBody(values, scopeOptions),
  });

/** The field of the form for one that the server names. */
export const toFormField = (serverField: string, values: PrintTemplateValues): string =>
  serverField === 'usingDefaultCSMessage' ? 'support' : (toAccessField(serverField, values) ?? serverField);
