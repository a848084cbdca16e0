import { useTranslation } from 'react-i18next';
import './draft-dot.css';
import './locales.ts';
import { useOrderDrafts } from './useOrderDrafts.ts';

/** Marks the way to ordering while an order is half made or a file waits. */
export function DraftDot() {
  const { t } = useTranslation('orderDraft');
  const { list } = useOrderDrafts();
  if (list === undefined || list.drafts.length + list.uploads.length === 0) return null;
  return (
    <>
      <span className="pr-draft-dot" aria-hidden="true" />
      <span className="pr-hidden-text"> {t('dot')}</span>
    </>
  );
}
