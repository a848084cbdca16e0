import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, type KeyboardEvent, type ReactNode } from 'react';
import { getInputProps } from '../form/getInputProps.tsx';
import '@mantine/core/styles/Combobox.css';
import './suggest.css';
import { getTypedKey } from '../form/getTypedKey.ts';

export interface Suggestion {
  readonly value: string;
  readonly label: string;
  /** Second line, in smaller type. */
  readonly note: string;
}

export interface SuggestFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** The text in the field. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Null: nothing was searched yet. */
  readonly suggestions: readonly Suggestion[] | null;
  readonly isSearching: boolean;
  readonly onPick: (value: string) => void;
  /** How the search stands, for screen readers: that it runs, how many there are, that there is none. */
  readonly status: string;
  /** Stands below the field when there is nothing to suggest, where no list covers what else can be done. */
  readonly emptyText: string;
  /** Stands below the list, such as its source. */
  readonly footer?: ReactNode;
  readonly isFirst?: boolean;
}

/** A text that suggests what could be meant by it, while it is typed. Only a pick counts: the form keeps none of the text. */
export function SuggestField(props: SuggestFieldProps) {
  const {
    value,
    onChange,
    suggestions,
    isSearching,
    onPick,
    status,
    emptyText,
    footer,
    label,
    isFirst = false,
  } = props;
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const { resetSelectedOption, dropdownOpened } = combobox;
  useEffect(() => resetSelectedOption(), [suggestions, resetSelectedOption]);
  const hasList = suggestions !== null && suggestions.length > 0;
  // Enter picks; while there is something to pick from it does not send the form.
  const keepForm = (event: KeyboardEvent) => {
    if (getTypedKey(event) === 'Enter' && dropdownOpened && hasList) event.preventDefault();
  };
  const type = (text: string) => {
    onChange(text);
    combobox.openDropdown();
  };
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(picked) => {
        combobox.closeDropdown();
        onPick(picked);
      }}
      transitionProps={{ duration: 0 }}
    >
      <Combobox.Target withExpandedAttribute autoComplete="off">
        <TextInput
          {...getInputProps({ name: '', ...props, ...(suggestions?.length === 0 && { help: emptyText }) }, props.error)}
          value={value}
          onChange={(event) => type(event.currentTarget.value)}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
          onKeyDown={keepForm}
          aria-autocomplete="list"
          spellCheck={false}
          maxLength={LONGEST}
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          rightSection={isSearching ? <Loader size={16} aria-hidden="true" /> : undefined}
          data-autofocus={isFirst || undefined}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!hasList} className="pr-suggest">
        <Combobox.Options aria-label={label}>
          {suggestions?.map((one) => (
            <Combobox.Option key={one.value} value={one.value}>
              <span className="pr-suggest__label">{one.label}</span>
              <span className="pr-suggest__note">{one.note}</span>
            </Combobox.Option>
          ))}
        </Combobox.Options>
        {footer !== undefined && <Combobox.Footer>{footer}</Combobox.Footer>}
      </Combobox.Dropdown>
      <p role="status" className="pr-hidden-text">
        {status}
      </p>
    </Combobox>
  );
}

const LONGEST = 200;
