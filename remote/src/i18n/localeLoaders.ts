import type { Language } from '@portal/shared/domain/enumerations';

/** A JSON file of texts, as a lazy chunk. */
export type LocaleLoader = () => Promise<{ default: object }>;

const loaders = new Map<string, Readonly<Record<Language, LocaleLoader>>>();

/** Registers the texts of a namespace: one lazy chunk per language. A second call with the same name replaces the first. */
export function registerLocales(namespace: string, languages: Readonly<Record<Language, LocaleLoader>>): void {
  loaders.set(namespace, languages);
}

/** The texts of a namespace in a language; throws on an unknown namespace and when the chunk fails. */
export async function loadLocale(namespace: string, language: Language): Promise<object> {
  const languages = loaders.get(namespace);
  if (!languages) throw new Error(`No texts are registered for "${namespace}"`);
  return (await languages[language]()).default;
}
