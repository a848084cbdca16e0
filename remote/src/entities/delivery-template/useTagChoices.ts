import type { TemplateTag } from '@portal/shared/domain/ordering/templateTags';
import { useTranslation } from 'react-i18next';
import './locales.ts';

/** Returns tags with the names that people read. */
export function useTagChoices(tags: readonly TemplateTag[]) {
  const { t } = useTranslation('templateTags');
  return tags.map((tag) => ({ tag, label: t(tag) }));
}
