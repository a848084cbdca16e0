import { Popover } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { ChipText, FilterChip } from './FilterChip.tsx';

export interface FilterPopoverProps {
  readonly label: string;
  /** The choice in words; '' for nothing. */
  readonly value: string;
  readonly error?: string | undefined;
  readonly onRemove: () => void;
  /** The fields of the filter. */
  readonly children: (close: () => void) => ReactNode;
}

/** A filter whose fields open below it; Escape closes them. */
export function FilterPopover({ label, value, error, onRemove, children }: FilterPopoverProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <FilterChip label={label} isSet={value !== ''} error={error} onRemove={onRemove}>
      {(errorId) => (
        <Popover opened={isOpen} onChange={setOpen} position="bottom-start" trapFocus returnFocus shadow="md">
          <Popover.Target>
            <button
              type="button"
              className="pr-filter__open"
              aria-describedby={errorId}
              onClick={() => setOpen(!isOpen)}
            >
              <ChipText label={label} value={value} />
            </button>
          </Popover.Target>
          <Popover.Dropdown className="pr-filter-panel">
            <div className="pr-filter-fields">{children(() => setOpen(false))}</div>
          </Popover.Dropdown>
        </Popover>
      )}
    </FilterChip>
  );
}
