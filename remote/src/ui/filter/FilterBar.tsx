import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './filter.css';
import { focusFilter } from './focusFilter.ts';

interface FilterBarProps {
  /** The `FilterSearch` of the list. */
  readonly search?: ReactNode;
  /** How many of the filters are set, the search not counted. */
  readonly count: number;
  /** Takes all filters off; left out where the list offers that itself. */
  readonly onClear?: () => void;
  /** Filters, each a chip. */
  readonly children?: ReactNode;
  /** Filters that few use: folded behind the button at every width while they are not set. */
  readonly more?: ReactNode;
}

/** Search and filters of a list in one row; on narrow screens those that are not set fold behind a button. */
export function FilterBar({ search, count, onClear, children, more }: FilterBarProps) {
  const { t } = useTranslation('signedIn');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  // The button goes with the filters that it takes off, and the focus must not go with it.
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (currentTarget.parentElement !== null) focusFilter(currentTarget.parentElement);
    onClear?.();
  };
  return (
    <div className="pr-filters">
      {search}
      {children !== undefined && (
        <>
          <button
            type="button"
            className="pr-filter pr-filters__fold"
            data-narrow={more === undefined}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <IconAdjustmentsHorizontal size={16} aria-hidden="true" />
            {t('filters.button', { count })}
          </button>
          <div id={id} className="pr-filters__all" data-open={isOpen}>
            {children}
            {more !== undefined && <div className="pr-filters__more">{more}</div>}
            {count > 0 && onClear !== undefined && (
              <button type="button" className="pr-link pr-filters__clear" onClick={clear}>
                {t('filters.clearAll')}
              </button>
            )}
          </div>
        </>
      )}
    </div>
  );
}
