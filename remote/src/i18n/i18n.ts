import type { Language } from '@portal/shared/domain/enumerations';
import { LANGUAGES } from '@portal/shared/domain/enumerations';
import { languageOf } from '@portal/shared/domain/languages';
import { SETTINGS } from '@portal/shared/domain/settings';
import { createInstance, type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { onForgetFailure } from '../ui/lazy/failedParts.ts';
import { isOutOfSync } from '../ui/lazy/isOutOfSync.ts';
import { loadChunk } from '../ui/lazy/loadChunk.ts';
import './commonLocales.ts';
import { loadLocale } from './localeLoaders.ts';

const FALLBACK: Language = 'en';

const textsOf = (namespace: string, language: Language) => loadChunk(() => loadLocale(namespace, language));

interface TextsOptions {
  readonly namespaces?: readonly string[];
  /** Told of texts that failed and are waited for. */
  readonly onGone?: (error: unknown) => unknown;
}

/**
 * The lazy texts. i18next keeps a failure for ever and shows bare keys, so it hears of none: texts that cannot be reached
 * are asked for again every few moments and with every other part that failed; what waits for them stays a skeleton.
 */
function chunks(instance: i18n, onGone: (error: unknown) => unknown): BackendModule {
  const read: BackendModule['read'] = (code, namespace, done) => {
    const language = languageOf(code);
    textsOf(namespace, language).then(
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
        // No button stands in a skeleton, and a server that is back tells nobody.
        if (!isOutOfSync(error)) window.setTimeout(askAgain, SETTINGS.parts.askAgainMs);
        onGone(error);
      },
    );
  };
  return { type: 'backend', init: () => undefined, read };
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/**
 * An own i18next instance with the common texts loaded; never the shared default one, which a host may use.
 * Rejects with a RemoteError when the common texts cannot be had: nothing could be said without them.
 */
export async function createI18n(
  language: Language,
  { namespaces = [], onGone = () => undefined }: TextsOptions = {},
): Promise<i18n> {
  await textsOf('common', language);
  const instance = createInstance();
  await instance
    .use(chunks(instance, onGone))
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: FALLBACK,
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
