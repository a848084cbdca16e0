import { TextInput } from '@mantine/core';
import type { BankUser } from '@portal/shared/contract/bankAccounts';
import { visibleText } from '@portal/shared/domain/people/visibleText';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { FieldError } from '../../ui/feedback/FieldError.tsx';
import { getTypedKey } from '../../ui/form/getTypedKey.ts';
import { useFieldState } from '../../ui/form/useFieldState.ts';

const SEARCHED_FROM = 8;

const matches = ({ name, email }: BankUser, search: string): boolean =>
  `${name} ${email}`.toLocaleLowerCase().includes(visibleText(search).trim().toLocaleLowerCase());

/** The people who may use a bank account, as checkboxes; the user is one of them for good. */
export function PeopleChoices({ people }: { readonly people: readonly BankUser[] }) {
  const { t } = useTranslation('bankAccounts');
  const { userId } = usePrincipal();
  const [search, setSearch] = useState('');
  const { field, error } = useFieldState<readonly string[]>('userIdentifiers');
  const errorId = useId();
  const found = people.filter((person) => matches(person, search));
  return (
    <fieldset className="pr-bank__people">
      <legend>{t('users.people')}</legend>
      {error !== undefined && (
        <p id={errorId} className="pr-bank__error">
          <FieldError>{error}</FieldError>
        </p>
      )}
      {people.length >= SEARCHED_FROM && (
        <TextInput
          type="search"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => getTypedKey(event) === 'Enter' && event.preventDefault()}
          aria-label={t('users.search')}
          placeholder={t('users.search')}
          leftSection={<IconSearch size={16} aria-hidden="true" />}
        />
      )}
      {found.map(({ userIdentifier, name, email }) => (
        <label key={userIdentifier} className="pr-bank__person">
          <input
            type="checkbox"
            name={field.name}
            value={userIdentifier}
            checked={field.value.includes(userIdentifier)}
            disabled={userIdentifier === userId}
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : errorId}
            onChange={field.onChange}
          />
          <span>
            {userIdentifier === userId ? t('users.you', { name }) : name}
            <span className="pr-bank__email">{email}</span>
          </span>
        </label>
      ))}
      {found.length === 0 && <p>{t('users.nobody')}</p>}
    </fieldset>
  );
}
