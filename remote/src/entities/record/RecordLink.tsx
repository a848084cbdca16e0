import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The way to the page of a record. */
export function RecordLink({ path }: { readonly path: string }) {
  const { t } = useTranslation('record');
  return (
    <Link className="pr-link" to={path}>
      {t('open')}
    </Link>
  );
}
