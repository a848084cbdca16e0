import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './filter.css';

interface FilterBarProps {
  /** How many of the filters narrow the list. */
  readonly count: number;
  /** Clears the filters; left out where the list offers that itself. */
  readonly onClear?: () => void;
  readonly children: ReactNode;
}

/** The filters of a list in one row; on narrow screens they fold behind a button that says how many are set. */
export function FilterBar({ count, onClear, children }: FilterBarProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const all = useRef<HTMLDivElement>(null);
  // The button goes with the filters that it clears, and the focus must not go with it.
  const clear = () => {
    all.current?.querySelector<HTMLElement>('select, input')?.focus();
    onClear?.();
  };
  return (
    <div className="pr-filters">
      <button
        type="button"
        className="pr-filter pr-filters__fold"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <IconAdjustmentsHorizontal size={16} aria-hidden="true" />
        {t('filters', { count })}
      </button>
      <div ref={all} id={id} className="pr-filters__all" data-open={isOpen}>
        {children}
        {count > 0 && onClear !== undefined && (
          <button type="button" className="pr-link pr-filters__clear" onClick={clear}>
            {t('action.clear')}
          </button>
        )}
      </div>
    </div>
  );
}
