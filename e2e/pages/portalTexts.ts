import { LANGUAGES, type Language } from '@portal/shared/domain/enumerations';
import { readFileSync } from 'node:fs';
import { textAt } from '../harness/json.ts';

export interface PortalTexts {
  /** The text at a path ("deposit.amount"). */
  (path: string, values?: Readonly<Record<string, string>>): string;
  /** The text at a path, whatever its values are. */
  readonly any: (path: string) => RegExp;
}

const VALUE = /\{\{([\w, ]+)\}\}/g;

/** Reads what the portal says in a language: the locale file of a folder in remote/src. */
export function portalTexts(folder: string, language: Language): PortalTexts {
  const file: unknown = JSON.parse(
    readFileSync(new URL(`../../remote/src/${folder}/locales/${language}.json`, import.meta.url), 'utf8'),
  );
  const read = (path: string): string => textAt(file, ...path.split('.'));
  return Object.assign(
    (path: string, values: Readonly<Record<string, string>> = {}) =>
      read(path).replaceAll(VALUE, (_, name: string) => values[name] ?? fail(`${folder} ${path} lacks ${name}`)),
    { any: (path: string) => new RegExp(`^${read(path).split(VALUE).map(partOf).join('')}$`, 'u') },
  );
}

/** Turns a part of a split text into one of a pattern: each second part is the name of a value. */
const partOf = (part: string, index: number): string =>
  index % 2 === 0 ? part.replaceAll(/[$()*+.?[\\\]^{|}/]/g, '\\$&') : '.+';

const fail = (message: string): never => {
  throw new Error(message);
};

/** The languages that `E2E_LANGUAGES` names ("ja,fr", "all"). */
export function journeyLanguages(byDefault: Language): readonly Language[] {
  const wanted = (process.env['E2E_LANGUAGES'] ?? byDefault).split(',');
  return wanted.includes('all') ? LANGUAGES : LANGUAGES.filter((language) => wanted.includes(language));
}
