import type { TemplateTag } from '@portal/shared/domain/ordering/templateTags';
import { useTranslation } from 'react-i18next';
import './locales.ts';

/** Returns placeholders with the names that people read. */
export function usePlaceholderOptions(placeholders: readonly TemplateTag[]) {
  const { t } = useTranslation('templateTags');
  return placeholders.map((key) => ({ key, label: t(key) }));
}
