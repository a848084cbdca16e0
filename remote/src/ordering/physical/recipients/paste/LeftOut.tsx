import { useTranslation } from 'react-i18next';
import './paste.css';
import type { PasteOutcome } from './useAddPasted.ts';

/** Names the columns of a pasted list that were not read; nothing where all were. */
export function LeftOut({ columns }: { readonly columns: PasteOutcome['leftOut'] }) {
  const { t } = useTranslation('quickOrder');
  const names = columns.map(({ heading, number }) => heading ?? t('paste.column', { number }));
  return (
    names.length > 0 && (
      <p className="pr-paste__line">{t('paste.leftOut', { columns: names.join(t('paste.separator')) })}</p>
    )
  );
}
