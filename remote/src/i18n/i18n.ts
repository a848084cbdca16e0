import type { Language } from '@portal/shared/domain/enumerations';
import { LANGUAGES } from '@portal/shared/domain/enumerations';
import { languageOf } from '@portal/shared/domain/languages';
import { createInstance, type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import './commonLocales.ts';
import { loadLocale } from './localeLoaders.ts';

const chunks: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    loadLocale(namespace, languageOf(language)).then(
      (texts) => done(null, { ...texts }),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
    );
  },
};

/** An own i18next instance with the common texts loaded; never the shared default one (federation 6). */
export async function createI18n(language: Language, namespaces: readonly string[] = []): Promise<i18n> {
  const instance = createInstance();
  await instance
    .use(chunks)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: 'en',
      supportedLngs: [...LANGUAGES],
      load: 'currentOnly',
      ns: ['common', ...namespaces],
      defaultNS: 'common',
      returnNull: false,
      interpolation: { escapeValue: false },
      missingInterpolationHandler: () => '',
      // A title may stand on screen before the texts of its feature are there.
      react: { useSuspense: true, bindI18nStore: 'added' },
    });
  return instance;
}

/** The browser's language as one of ours, for people who have not signed in. */
export const browserLanguage = (): Language => languageOf(navigator.language);
