import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../feedback/FieldError.tsx';
import { focusFilter } from './focusFilter.ts';

interface FilterChipProps {
  readonly label: string;
  readonly isSet: boolean;
  /** The reason why the choice is wrong. */
  readonly error?: string | undefined;
  readonly onRemove: () => void;
  /** The control, which says its value. Takes the id of the error's text, which describes it. */
  readonly children: (errorId: string) => ReactNode;
}

/** One filter of a list. It stands out while it narrows the list, and a button takes it off. */
export function FilterChip({ label, isSet, error, onRemove, children }: FilterChipProps) {
  const { t } = useTranslation('signedIn');
  const errorId = useId();
  // The button goes with what it takes off, and the focus must not go with it.
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (currentTarget.parentElement !== null) focusFilter(currentTarget.parentElement);
    onRemove();
  };
  return (
    <div className="pr-filter-item" data-set={isSet}>
      <div className="pr-filter" data-set={isSet} data-wrong={error !== undefined}>
        {children(errorId)}
        {isSet ? (
          <button
            type="button"
            className="pr-filter__remove"
            aria-label={t('filters.remove', { name: label })}
            onClick={remove}
          >
            <IconX size={14} aria-hidden="true" />
          </button>
        ) : (
          <IconChevronDown className="pr-filter__arrow" size={16} aria-hidden="true" />
        )}
      </div>
      <span id={errorId} aria-live="polite">
        {error !== undefined && <FieldError>{error}</FieldError>}
      </span>
    </div>
  );
}

interface ChipTextProps {
  readonly label: string;
  /** '' while nothing is chosen. */
  readonly value: string;
}

/** A filter's name, and what is chosen. */
export const ChipText = ({ label, value }: ChipTextProps) => (
  <span className="pr-filter__text">
    {value === '' ? (
      label
    ) : (
      <>
        <span className="pr-filter__name">{label}</span> <span className="pr-filter__chosen">{value}</span>
      </>
    )}
  </span>
);
