import { TextInput } from '@mantine/core';
import { visibleText } from '@portal/shared/domain/people/visibleText';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../ui/feedback/FieldError.tsx';
import { typedKey } from '../../ui/form/typedKey.ts';
import { useFieldState } from '../../ui/form/useFieldState.ts';
import type { Place } from './places.ts';

const SEARCHED_FROM = 8;

interface PlaceChoicesProps {
  readonly name: 'groups' | 'accounts' | 'defaults';
  readonly label: string;
  readonly places: readonly Place[];
  /** What is said of a place besides its name. */
  readonly noteOf?: (place: Place) => ReactNode;
}

/** Groups and accounts as checkboxes, with a search where there are many. */
export function PlaceChoices({ name, label, places, noteOf = () => null }: PlaceChoicesProps) {
  const { t } = useTranslation('templates');
  const { field, error } = useFieldState<readonly string[]>(name);
  const [search, setSearch] = useState('');
  const errorId = useId();
  const wanted = visibleText(search).trim().toLowerCase();
  const found = places.filter((place) =>
    [place.name, place.groupName, place.customerIdentifier, place.accountIdentifier].some((text) =>
      text?.toLowerCase().includes(wanted),
    ),
  );
  return (
    <fieldset className="pr-template-places">
      <legend>{label}</legend>
      {error !== undefined && (
        <p id={errorId} className="pr-template-places__error">
          <FieldError>{error}</FieldError>
        </p>
      )}
      {places.length >= SEARCHED_FROM && (
        <TextInput
          type="search"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => typedKey(event) === 'Enter' && event.preventDefault()}
          aria-label={t('places.search')}
          placeholder={t('places.search')}
          leftSection={<IconSearch size={16} aria-hidden="true" />}
        />
      )}
      {found.map((place) => (
        <label key={place.key} className="pr-template-places__choice">
          <input
            type="checkbox"
            name={field.name}
            value={place.key}
            checked={field.value.includes(place.key)}
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : errorId}
            onChange={field.onChange}
          />
          <span>
            {place.name}
            {place.groupName !== null && <small>{place.groupName}</small>}
            {noteOf(place)}
          </span>
        </label>
      ))}
      {found.length === 0 && <p>{t('places.nothing')}</p>}
      <p role="status">{t('places.chosen', { count: field.value.length })}</p>
    </fieldset>
  );
}
