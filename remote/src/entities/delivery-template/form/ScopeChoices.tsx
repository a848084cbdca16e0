import { TextInput } from '@mantine/core';
import { visibleText } from '@portal/shared/domain/people/visibleText';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../ui/feedback/FieldError.tsx';
import '../../../ui/form/choice.css';
import { getTypedKey } from '../../../ui/form/getTypedKey.ts';
import { useFieldState } from '../../../ui/form/useFieldState.ts';
import './locales.ts';
import type { ScopeOption } from './scopeOptions.ts';
import './template-form.css';

const SEARCHED_FROM = 8;

interface ScopeChoicesProps {
  readonly name: 'groups' | 'accounts' | 'defaults';
  readonly label: string;
  readonly options: readonly ScopeOption[];
  /** Returns the note on a scope that stands beside its name. */
  readonly getNote?: (option: ScopeOption) => string | null;
}

/** Groups and accounts as checkboxes, with a search where there are many. */
export function ScopeChoices({ name, label, options, getNote = () => null }: ScopeChoicesProps) {
  const { t } = useTranslation('templateForm');
  const { field, error } = useFieldState<readonly string[]>(name);
  const [search, setSearch] = useState('');
  const errorId = useId();
  const wanted = visibleText(search).trim().toLowerCase();
  const found = options.filter((option) =>
    [option.name, option.groupName, option.customerIdentifier, option.accountIdentifier].some((text) =>
      text?.toLowerCase().includes(wanted),
    ),
  );
  return (
    <fieldset className="pr-choices">
      <legend>{label}</legend>
      {error !== undefined && (
        <div id={errorId} className="pr-choices__error">
          <FieldError>{error}</FieldError>
        </div>
      )}
      {options.length >= SEARCHED_FROM && (
        <TextInput
          type="search"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => getTypedKey(event) === 'Enter' && event.preventDefault()}
          aria-label={t('places.search')}
          placeholder={t('places.search')}
          leftSection={<IconSearch size={16} aria-hidden="true" />}
        />
      )}
      {found.map((option) => (
        <label key={option.key} className="pr-choices__choice">
          <input
            type="checkbox"
            name={field.name}
            value={option.key}
            checked={field.value.includes(option.key)}
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : errorId}
            onChange={field.onChange}
          />
          <span className="pr-choices__name">{option.name}</span>
          <span className="pr-choices__help">{option.groupName}</span>
          <span className="pr-choices__help">{getNote(option)}</span>
        </label>
      ))}
      {found.length === 0 && <p className="pr-template-note">{t('places.nothing')}</p>}
      <p role="status" className="pr-template-note">
        {t('places.chosen', { count: field.value.length })}
      </p>
    </fieldset>
  );
}
