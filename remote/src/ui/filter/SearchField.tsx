import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useId, type ComponentProps, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../feedback/FieldError.tsx';
import './filter.css';

const LONGEST = 255;

interface SearchFieldProps extends ComponentProps<'input'> {
  /** Name of the search, which says what is searched. */
  readonly label: string;
  readonly placeholder?: string;
  readonly error?: string | undefined;
  readonly onClear: () => void;
}

/** The search of a list; what was typed is cleared by its button or Escape. */
export function SearchField({ label, placeholder = label, error, onClear, ...input }: SearchFieldProps) {
  const { t } = useTranslation('signedIn');
  const errorId = useId();
  // The button goes with the text, and the focus must not go with it.
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.parentElement?.querySelector('input')?.focus();
    onClear();
  };
  return (
    <div className="pr-filters__search">
      <div className="pr-search" data-wrong={error !== undefined}>
        <label>
          <IconSearch size={16} aria-hidden="true" />
          <input
            type="search"
            maxLength={LONGEST}
            autoComplete="off"
            aria-label={label}
            placeholder={placeholder}
            aria-invalid={error !== undefined}
            aria-describedby={errorId}
            {...input}
          />
        </label>
        <button type="button" className="pr-filter__remove" aria-label={t('filters.clearSearch')} onClick={clear}>
          <IconX size={14} aria-hidden="true" />
        </button>
      </div>
      <span id={errorId} aria-live="polite">
        {error !== undefined && <FieldError>{error}</FieldError>}
      </span>
    </div>
  );
}
