import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** How many rows are chosen and what may be done with them. */
export function SelectionBar({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="pr-table__selection" role="status">
      <span>{t('table.selected', { count })}</span>
      {children}
    </div>
  );
}
