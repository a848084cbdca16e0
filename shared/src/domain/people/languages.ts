import { LANGUAGES, type Language } from '../enumerations.ts';

/** The key by which the browser keeps the language chosen at sign-in on this device. */
export const DEVICE_LANGUAGE_KEY = 'portal.device.language@1';

/** Parses a wire language code (`zh-cn`); English when unknown. */
export function languageOf(langKey: string): Language {
  const lower = langKey.toLowerCase();
  return (
    LANGUAGES.find((language) => language.toLowerCase() === lower) ??
    LANGUAGES.find((language) => language.slice(0, 2) === lower.slice(0, 2)) ??
    'en'
  );
}

/** Language code of the API, in lower case. */
export const toLangKey = (language: Language): string => language.toLowerCase();
