import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useListPath } from '../useListPath.ts';

/** Draws the way to a group or an account: the list of all, then what lies between. */
export function Breadcrumbs({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('accounts');
  return (
    <span className="pr-accounts__trail">
      <Link to={useListPath()}>{t('action.all')}</Link>
      {children}
    </span>
  );
}
