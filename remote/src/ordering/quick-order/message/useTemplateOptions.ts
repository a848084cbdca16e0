import type { EmailTemplate } from '@portal/shared/contract/emailTemplates';
import { useMemo } from 'react';
import { displayName } from '../../../i18n/formatters.ts';
import { useLocale } from '../../../i18n/useLocale.ts';

/** Templates as a select offers them, each with the language that it is written in. */
export function useTemplateOptions(templates: readonly EmailTemplate[]) {
  const locale = useLocale();
  return useMemo(
    () =>
      templates.map((template) => ({
        value: template.emailTemplateIdentifier,
        // A template without a language of its own is written in the sender's.
        label: `${template.name} · ${displayName(locale, 'language', template.locale || locale)}`,
      })),
    [templates, locale],
  );
}
