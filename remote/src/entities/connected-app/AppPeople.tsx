import { useTranslation } from 'react-i18next';
import './locales.ts';
import { useNamedPeople } from './useNamedPeople.ts';

/** Names the people whose app ends with a client, if any. */
export function AppPeople({ people }: { readonly people: readonly string[] }) {
  const { t } = useTranslation('connectedApp');
  const named = useNamedPeople(people);
  return people.length === 0 ? null : <span>{t('actsFor', { people: named })}</span>;
}
