import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGivenLanguage } from '../../i18n/givenLanguage.ts';
import { rememberedLanguage } from './rememberedLanguage.ts';

/** Applies the language chosen earlier on this device unless the embedder gives one; true once its texts are there. */
export function useRememberedLanguage(): boolean {
  const { i18n } = useTranslation();
  const [remembered] = useState(rememberedLanguage);
  const given = useGivenLanguage();
  const [isApplied, setApplied] = useState(given !== null || remembered === null || remembered === i18n.language);

  useEffect(() => {
    if (isApplied || remembered === null) return;
    void i18n.changeLanguage(remembered).then(() => setApplied(true));
  }, [i18n, remembered, isApplied]);

  return isApplied;
}
