import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The number of selected rows and the actions on them. */
export function SelectionBar({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="pr-table__selection" role="status">
      <span>{t('table.selected', { count })}</span>
      {children}
    </div>
  );
}
