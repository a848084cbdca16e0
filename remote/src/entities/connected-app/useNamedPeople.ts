import { useTranslation } from 'react-i18next';
import './locales.ts';

/** So many people are named; of more there is a count. */
const NAMED = 5;

/** Returns the names of people in a short form. */
export function useNamedPeople(people: readonly string[]): readonly string[] {
  const { t } = useTranslation('connectedApp');
  const others = people.length - NAMED;
  return others > 1 ? [...people.slice(0, NAMED), t('otherPeople', { count: others })] : people;
}
