import { useTranslation } from 'react-i18next';
import type { TableSelection } from './TableSelection.ts';

interface SelectAllProps {
  readonly selection: TableSelection;
  /** The rows of the page. */
  readonly keys: readonly string[];
  /** Says beside the box what it does. */
  readonly isNamed?: boolean;
}

/** Chooses all rows of a page, or none of them; those of other pages stay as they are. */
export function SelectAll({ selection, keys, isNamed = false }: SelectAllProps) {
  const { t } = useTranslation();
  const all = keys.every((key) => selection.keys.includes(key));
  const others = selection.keys.filter((key) => !keys.includes(key));
  const box = (
    <input
      type="checkbox"
      aria-label={t('table.selectAll')}
      checked={all}
      onChange={() => selection.onChange(all ? others : [...others, ...keys])}
    />
  );
  return isNamed ? (
    <label className="pr-table__all">
      {box} {t('table.selectAll')}
    </label>
  ) : (
    box
  );
}
