import type { EmailTemplate } from '@portal/shared/contract/emailTemplates';

/** The initial template: the one last used with this account, else the account's default, which is listed first. */
export const firstTemplate = (
  templates: readonly EmailTemplate[],
  lastEtid: string | undefined,
): EmailTemplate | undefined =>
  templates.find(({ emailTemplateIdentifier }) => emailTemplateIdentifier === lastEtid) ?? templates[0];
