import { nameKey } from '@portal/shared/domain/people/names';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { TFunction } from 'i18next';

const countCharacters = (text: string): number => Array.from(text).length;

/** Returns the name of a copy that none of the templates has; a long name is cut, what makes it a copy's stays. */
export function copyName(
  t: TFunction<'templateForm'>,
  name: string,
  templates: readonly { readonly name: string }[],
): string {
  const taken = new Set(templates.map((template) => nameKey(template.name)));
  for (let number = 1; ; number += 1) {
    const named = (of: string) =>
      number === 1 ? t('copyOf', { name: of }) : t('copyAgain', { name: of, number: String(number) });
    const rest = SETTINGS.templates.nameLength - countCharacters(named(''));
    const copy = named(Array.from(name).slice(0, rest).join('').trim());
    if (!taken.has(nameKey(copy))) return copy;
  }
}
