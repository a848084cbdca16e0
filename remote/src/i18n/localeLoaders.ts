import type { Language } from '@portal/shared/domain/enumerations';

/** Loads the JSON module of a language. A templated import has no type of its own. */
export type LocaleLoader = (language: Language) => Promise<unknown>;

const loaders = new Map<string, LocaleLoader>();

interface LanguageTexts {
  readonly loadTexts: (folder: string) => Promise<unknown>;
}

/** Loads a language: its list of files stands in the chunk with the texts of sign-in, so that others' lists cost nothing. */
const importLanguage = (language: Language): Promise<LanguageTexts> =>
  import(`./languages/${language}.ts`) as Promise<LanguageTexts>;

/** The files of a folder's `locales/`, each a lazy chunk. */
export const createLocaleLoader =
  (folder: string): LocaleLoader =>
  async (language) =>
    (await importLanguage(language)).loadTexts(folder);

/** Registers the texts of a namespace. A second call with the same name replaces the first. */
export function registerLocales(namespace: string, load: LocaleLoader): void {
  loaders.set(namespace, load);
}

const isJsonModule = (module: unknown): module is { readonly default: object } =>
  typeof module === 'object' && module !== null && 'default' in module && typeof module.default === 'object';

/** The texts of a namespace in a language; throws on an unknown namespace and when the chunk fails. */
export async function loadLocale(namespace: string, language: Language): Promise<object> {
  const load = loaders.get(namespace);
  if (!load) throw new Error(`No texts are registered for "${namespace}"`);
  const module = await load(language);
  if (!isJsonModule(module)) throw new Error(`The texts of "${namespace}" are no object`);
  return module.default;
}
