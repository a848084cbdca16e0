import { TextInput } from '@mantine/core';
import type { Customer } from '@portal/shared/contract/customers';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../ui/feedback/FieldError.tsx';
import { getTypedKey } from '../../ui/form/getTypedKey.ts';
import { useFieldState } from '../../ui/form/useFieldState.ts';
import { filterGroups } from './accessChoices.ts';
import { GroupChoices } from './GroupChoices.tsx';

interface SelectedAccessProps {
  readonly groups: readonly Customer[];
  readonly isGrantable: (group: Customer) => boolean;
  readonly disabled: boolean;
}

/** Some groups and accounts as checkboxes, with a search. */
export function SelectedAccess({ groups, isGrantable, disabled }: SelectedAccessProps) {
  const { t } = useTranslation('access');
  const [search, setSearch] = useState('');
  const errorId = useId();
  const { field, error } = useFieldState<readonly string[]>('customerIdentifiers');
  const accounts = useFieldState<readonly string[]>('accountIdentifiers');
  const found = useMemo(() => filterGroups(groups, search), [groups, search]);
  const shownError = error ?? accounts.error;
  const chosen = [
    ...(field.value.length === 0 ? [] : [t('groups', { count: field.value.length })]),
    ...(accounts.field.value.length === 0 ? [] : [t('accounts', { count: accounts.field.value.length })]),
  ];
  return (
    <fieldset className="pr-access">
      <legend className="pr-hidden-text">{t('selected')}</legend>
      {shownError !== undefined && (
        <p id={errorId} className="pr-access__error">
          <FieldError>{shownError}</FieldError>
        </p>
      )}
      <TextInput
        type="search"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={(event) => getTypedKey(event) === 'Enter' && event.preventDefault()}
        aria-label={t('search')}
        placeholder={t('search')}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
      />
      <div role="status" className="pr-access__status">
        {found.length === 0 && <p>{t('nothing')}</p>}
        {chosen.length > 0 && <p>{t('chosen', { what: chosen })}</p>}
      </div>
      {found.map((group) => (
        <GroupChoices
          key={group.identifier}
          group={group}
          isGrantable={isGrantable(group)}
          disabled={disabled}
          errorId={shownError === undefined ? undefined : errorId}
        />
      ))}
    </fieldset>
  );
}
