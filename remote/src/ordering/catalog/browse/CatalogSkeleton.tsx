import { useTranslation } from 'react-i18next';

const CARDS = 8;

/** Grey cards in the shape of the catalogue; they appear after 150 ms. */
export function CatalogSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('state.loading')} className="pr-catalog-grid pr-catalog-grid--loading">
      {Array.from({ length: CARDS }, (_, card) => (
        <div key={card} className="pr-brand pr-brand--loading">
          <div className="pr-brand__art" />
          <div className="pr-brand__body">
            <div className="pr-brand__line" />
            <div className="pr-brand__line pr-brand__line--short" />
          </div>
        </div>
      ))}
    </div>
  );
}
