import { LANGUAGES, type Language } from './enumerations.ts';

/** The wire form of a language (`zh-cn`, specification P1) as the product's own, English when unknown. */
export function languageOf(wire: string): Language {
  const lower = wire.toLowerCase();
  return (
    LANGUAGES.find((language) => language.toLowerCase() === lower) ??
    LANGUAGES.find((language) => language.slice(0, 2) === lower.slice(0, 2)) ??
    'en'
  );
}

/** The wire form of a language. */
export const wireLanguage = (language: Language): string => language.toLowerCase();
