import { LANGUAGES, type Language } from '@portal/shared/domain/enumerations';

/** The page's language: the requested one, else the first supported one of Accept-Language, else English. */
export function preferredLanguage(asked: string | undefined, acceptLanguage: string | undefined): Language {
  const wishes = (acceptLanguage ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().split(';');
      const quality = parameters
        .map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
        .find((value) => value !== undefined);
      return { tag, quality: Number(quality ?? '1') };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((first, second) => second.quality - first.quality);
  const found = [asked ?? '', ...wishes.map(({ tag }) => tag)].map(matching).find((language) => language !== undefined);
  return found ?? 'en';
}

const matching = (tag: string): Language | undefined => {
  const primary = tag.toLowerCase().split('-')[0];
  return (
    LANGUAGES.find((language) => language.toLowerCase() === tag.toLowerCase()) ??
    LANGUAGES.find((language) => language.split('-')[0] === primary)
  );
};
