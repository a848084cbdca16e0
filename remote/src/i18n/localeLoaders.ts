import type { Language } from '@portal/shared/domain/enumerations';

/** Loads the JSON module of a language. A templated import has no type of its own. */
export type LocaleLoader = (language: Language) => Promise<unknown>;

const loaders = new Map<string, LocaleLoader>();

/** The files of a folder's `locales/`, each a lazy chunk. This is the only import of texts. */
export const createLocaleLoader =
  (folder: string): LocaleLoader =>
  (language) =>
    import(/* webpackInclude: /[\\/]locales[\\/][\w-]+\.json$/ */ `../${folder}/locales/${language}.json`);

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
