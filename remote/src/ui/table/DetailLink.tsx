import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useTranslation } from 'react-i18next';
import { useRowLinks } from './useRowLinks.ts';

/** Leads to the detail of a row; its target is the whole row. */
export function DetailLink({ path }: { readonly path: string }) {
  const { t } = useTranslation();
  const linkTo = useRowLinks();
  return (
    <a {...linkTo(path)} className="pr-table__toggle pr-table__target" aria-label={t('table.details')}>
      <IconChevronRight size={16} aria-hidden="true" />
    </a>
  );
}
