import { LANGUAGES, type Language } from '../enumerations.ts';

/** The key by which the browser keeps the language chosen at sign-in on this device. */
export const DEVICE_LANGUAGE_KEY = 'portal.device.language@1';

/** Parses a wire language code (`zh-cn`); English when unknown. */
export function languageOf(wire: string): Language {
  const lower = wire.toLowerCase();
  return (
    LANGUAGES.find((language) => language.toLowerCase() === lower) ??
    LANGUAGES.find((language) => language.slice(0, 2) === lower.slice(0, 2)) ??
    'en'
  );
}

/** Language code on the wire, in lower case. */
export const wireLanguage = (language: Language): string => language.toLowerCase();
