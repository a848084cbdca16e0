import type { TemplatePlaceholder } from '@portal/shared/domain/ordering/templatePlaceholders';
import { useTranslation } from 'react-i18next';
import './locales.ts';

/** Returns tags with the names that people read. */
export function useTagChoices(tags: readonly TemplatePlaceholder[]) {
  const { t } = useTranslation('templateTags');
  return tags.map((tag) => ({ tag, label: t(tag) }));
}
