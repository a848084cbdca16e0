import type { EmailTemplate } from '@portal/shared/contract/emailTemplates';
import { useMemo } from 'react';
import { useLocale } from '../../../i18n/useLocale.ts';

/** Templates as a select offers them, each with the language that it is written in. */
export function useTemplateOptions(templates: readonly EmailTemplate[]) {
  const locale = useLocale();
  return useMemo(() => {
    const languages = new Intl.DisplayNames(locale, { type: 'language' });
    return templates.map((template) => ({
      value: template.emailTemplateIdentifier,
      // A template without a language of its own is written in the sender's.
      label: `${template.name} · ${languages.of(template.locale || locale) ?? template.locale}`,
    }));
  }, [templates, locale]);
}
