import { useMemo, useState } from 'react';
import { safeStorage } from '../../browser/safeStorage.ts';
import type { Column } from './column.ts';

export interface ColumnChoice<Row> {
  /** The columns that the user wants to see. */
  readonly chosen: readonly Column<Row>[];
  readonly toggle: (id: string) => void;
}

/**
 * Which of the optional columns a user sees. The browser keeps below the key which ones differ from what is shown at first,
 * so that a column that a later version adds appears as that version means it.
 */
export function useColumnChoice<Row>(columns: readonly Column<Row>[], key: string | undefined): ColumnChoice<Row> {
  const [changed, setChanged] = useState<readonly string[]>(() => readChanged(key));
  return useMemo(
    () => ({
      chosen: columns.filter(
        ({ id, optional }) => optional === undefined || (optional === 'shown') !== changed.includes(id),
      ),
      toggle: (id) => {
        const next = changed.includes(id) ? changed.filter((one) => one !== id) : [...changed, id];
        setChanged(next);
        if (key !== undefined) safeStorage('local').set(key, next.join(SEPARATOR));
      },
    }),
    [columns, changed, key],
  );
}

const SEPARATOR = ' ';

const readChanged = (key: string | undefined): readonly string[] =>
  (key === undefined ? '' : (safeStorage('local').get(key) ?? '')).split(SEPARATOR);
