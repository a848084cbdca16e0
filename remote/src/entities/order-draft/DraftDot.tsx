import { useTranslation } from 'react-i18next';
import './draft-dot.css';
import './locales.ts';
import { useOpenKinds } from './useOpenKinds.ts';
import { useOrderDrafts } from './useOrderDrafts.ts';

/** Marks the way to ordering while an order is half made or a file waits. */
export function DraftDot() {
  const { t } = useTranslation('orderDraft');
  const { list } = useOrderDrafts();
  const kinds = useOpenKinds();
  const isWaiting =
    list !== undefined && (list.uploads.length > 0 || list.drafts.some(({ kind }) => kinds.includes(kind)));
  if (!isWaiting) return null;
  return (
    <>
      <span className="pr-draft-dot" aria-hidden="true" />
      <span className="pr-hidden-text"> {t('dot')}</span>
    </>
  );
}
