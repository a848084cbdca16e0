import type { TemplatePlaceholder } from '@portal/shared/domain/ordering/templatePlaceholders';
import { useTranslation } from 'react-i18next';
import './locales.ts';

/** Returns placeholders with the names that people read. */
export function usePlaceholderOptions(placeholders: readonly TemplatePlaceholder[]) {
  const { t } = useTranslation('templateTags');
  return placeholders.map((key) => ({ key, label: t(key) }));
}
