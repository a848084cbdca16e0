import type { EmailTemplate } from '@portal/shared/contract/emailTemplates';
import { languageOf } from '@portal/shared/domain/people/languages';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { getEnumerationLabel } from '../../i18n/getEnumerationLabel.ts';
import { useLocale } from '../../i18n/useLocale.ts';

/** Templates as a select offers them, each with the language that it is written in, by that language's own name. */
export function useTemplateOptions(templates: readonly EmailTemplate[]) {
  const locale = useLocale();
  const { i18n } = useTranslation();
  return useMemo(
    () =>
      templates.map((template) => ({
        value: template.emailTemplateIdentifier,
        // A template without a language of its own is written in the sender's.
        label: `${template.name} · ${getEnumerationLabel(i18n, 'language', languageOf(template.locale || locale))}`,
      })),
    [templates, locale, i18n],
  );
}
