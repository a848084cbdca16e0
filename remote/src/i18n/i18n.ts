import type { Language } from '@portal/shared/domain/enumerations';
import { LANGUAGES } from '@portal/shared/domain/enumerations';
import { DEVICE_LANGUAGE_KEY, languageOf } from '@portal/shared/domain/people/languages';
import { SETTINGS } from '@portal/shared/domain/settings';
import { createInstance, type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { safeStorage } from '../browser/safeStorage.ts';
import { onForgetFailure } from '../chunks/failedParts.ts';
import { isOutOfSync } from '../chunks/isOutOfSync.ts';
import { loadChunk } from '../chunks/loadChunk.ts';
import './commonLocales.ts';
import './company-sign-in/locales.ts';
import './errors/locales.ts';
import './signed-in/locales.ts';
import { loadLocale } from './localeLoaders.ts';
import { dynamicText } from './message.ts';

const FALLBACK: Language = 'en';

const getTexts = (namespace: string, language: Language) => loadChunk(() => loadLocale(namespace, language));

interface TextsOptions {
  readonly namespaces?: readonly string[];
  /** Called with each failure to load texts. */
  readonly onGone?: (error: unknown) => unknown;
}

/**
 * Backend of the lazy texts. i18next caches a failure for ever and shows bare keys, so failures are withheld from it:
 * texts are requested again at intervals and with every other failed part; until then components stay suspended.
 */
function chunks(instance: i18n, onGone: (error: unknown) => unknown): BackendModule {
  const read: BackendModule['read'] = (code, namespace, done) => {
    const language = languageOf(code);
    getTexts(namespace, language).then(
      (texts) => done(null, { ...texts }),
      (error: unknown) => {
        if (language === FALLBACK && instance.language !== FALLBACK) {
          done(asError(error), null);
          return;
        }
        let isAsked = false;
        const askAgain = () => {
          if (!isAsked) read(code, namespace, done);
          isAsked = true;
        };
        onForgetFailure(askAgain);
        // A skeleton has no retry button, and nothing announces that a server is back.
        if (!isOutOfSync(error)) window.setTimeout(askAgain, SETTINGS.parts.askAgainMs);
        onGone(error);
      },
    );
  };
  return { type: 'backend', init: () => undefined, read };
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/**
 * A separate i18next instance with the common texts loaded; never the shared default one, which a host may use.
 * Rejects with a RemoteError when the common texts cannot be loaded: not even an error could be worded without them.
 */
export async function createI18n(
  language: Language,
  { namespaces = [], onGone = () => undefined }: TextsOptions = {},
): Promise<i18n> {
  await getTexts('common', language);
  const instance = createInstance();
  await instance
    .use(chunks(instance, onGone))
    .use(initReactI18next)
    .init({
      // At once, not after a timer.
      initAsync: false,
      lng: language,
      fallbackLng: FALLBACK,
      supportedLngs: [...LANGUAGES],
      load: 'currentOnly',
      ns: ['common', ...namespaces],
      defaultNS: 'common',
      // Loaded after sign-in, and with the pages whose errors they are.
      fallbackNS: ['signedIn', 'errors', 'addFunds', 'upload', 'companySignIn'],
      returnNull: false,
      // A value that the server knows and this build does not gets a neutral word, never its code.
      parseMissingKeyHandler: () => dynamicText(instance, 'signedIn:enumeration.unknown') ?? '',
      interpolation: { escapeValue: false },
      missingInterpolationHandler: () => '',
      // A title may be on screen before the texts of its feature are loaded.
      react: { useSuspense: true, bindI18nStore: 'added' },
    });
  return instance;
}

/** The language chosen at sign-in on this device, else the browser's, for users who have not signed in. */
export const browserLanguage = (): Language =>
  languageOf(safeStorage('local').get(DEVICE_LANGUAGE_KEY) ?? navigator.language);
