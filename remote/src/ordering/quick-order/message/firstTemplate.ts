import type { EmailTemplate } from '@portal/shared/contract/emailTemplates';
import { languageOf } from '@portal/shared/domain/people/languages';

/**
 * The initial template: the one last used with this account, else the first in the sender's language, the account's default
 * being listed first; without one in it, that default.
 */
export function firstTemplate(
  templates: readonly EmailTemplate[],
  lastEtid: string | undefined,
  language: string,
): EmailTemplate | undefined {
  const last = templates.find(({ emailTemplateIdentifier }) => emailTemplateIdentifier === lastEtid);
  return (
    last ?? templates.find(({ locale }) => locale === '' || languageOf(locale) === languageOf(language)) ?? templates[0]
  );
}
