import type { EmailTemplate } from '@portal/shared/contract/emailTemplates';

/** The template to begin with: the one used last with this account, else the account's default, which comes first. */
export const firstTemplate = (
  templates: readonly EmailTemplate[],
  lastEtid: string | undefined,
): EmailTemplate | undefined =>
  templates.find(({ emailTemplateIdentifier }) => emailTemplateIdentifier === lastEtid) ?? templates[0];
