import { LANGUAGES, type Language } from '../enumerations.ts';

/** The key by which the browser keeps the language chosen at sign-in on this device. */
export const DEVICE_LANGUAGE_KEY = 'portal.device.language@1';

/** The language nearest to a tag (`fr-CA`: `fr`); null when there is none of its kind. */
export function findLanguage(tag: string): Language | null {
  const lower = tag.toLowerCase();
  const [primary] = lower.split('-');
  return (
    LANGUAGES.find((language) => language.toLowerCase() === lower) ??
    LANGUAGES.find((language) => language.split('-')[0] === primary) ??
    null
  );
}

/** Parses a wire language code (`zh-cn`); English when unknown. */
export const languageOf = (langKey: string): Language => findLanguage(langKey) ?? 'en';

/** Language code of the API, in lower case. */
export const toLangKey = (language: Language): string => language.toLowerCase();
