import type { EmailTemplate } from '@portal/shared/contract/emailTemplates';

/** The texts that a template gives an order to begin with. A body that is only the message's place gives none. */
export const textsOf = ({
  subjectTemplate,
  message,
}: EmailTemplate): { readonly subject: string; readonly message: string } => ({
  subject: subjectTemplate,
  message: /^\s*\{\{\s*message\s*\}\}\s*$/.test(message) ? '' : message,
});

/** The template to begin with: the one used last with this account, else the account's default, which comes first (G5). */
export const firstTemplate = (
  templates: readonly EmailTemplate[],
  lastEtid: string | undefined,
): EmailTemplate | undefined =>
  templates.find(({ emailTemplateIdentifier }) => emailTemplateIdentifier === lastEtid) ?? templates[0];
