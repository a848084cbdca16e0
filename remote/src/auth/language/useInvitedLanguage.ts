import { languageOf } from '@portal/shared/domain/people/languages';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { rememberedLanguage } from './rememberedLanguage.ts';

/** Speaks the language chosen on this device, else that of the mail that led here (`zh-cn`). */
export function useInvitedLanguage(langKey: string | undefined): void {
  const { i18n } = useTranslation();
  useEffect(() => {
    if (langKey !== undefined) void i18n.changeLanguage(rememberedLanguage() ?? languageOf(langKey));
  }, [i18n, langKey]);
}
