import type { Language } from '@portal/shared/domain/enumerations';
import { languageOf } from '@portal/shared/domain/languages';
import { useTranslation } from 'react-i18next';

/** The language on screen, for Intl. */
export function useLocale(): Language {
  const { i18n } = useTranslation();
  return languageOf(i18n.language);
}
