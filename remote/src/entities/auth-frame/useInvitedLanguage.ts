import { languageOf } from '@portal/shared/domain/people/languages';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useGivenLanguage } from '../../i18n/givenLanguage.ts';
import { rememberedLanguage } from './rememberedLanguage.ts';

/** Speaks the language given by the embedder, else the one chosen on this device, else that of the mail that led here (`zh-cn`). */
export function useInvitedLanguage(langKey: string | undefined): void {
  const { i18n } = useTranslation();
  const given = useGivenLanguage();
  useEffect(() => {
    if (langKey !== undefined && given === null) void i18n.changeLanguage(rememberedLanguage() ?? languageOf(langKey));
  }, [i18n, langKey, given]);
}
