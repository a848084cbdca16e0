import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';

const CARDS = 15;

/** Search, count, heading and cards of the catalogue while it loads. */
export const CatalogSkeleton = () => (
  <PageSkeleton>
    <div className="pr-skeleton__bar pr-catalog-loading__search" />
    <div className="pr-skeleton__bar pr-catalog-loading__title" />
    <div className="pr-catalog-grid">
      {Array.from({ length: CARDS }, (_, card) => (
        <div key={card} className="pr-brand pr-brand--loading">
          <div className="pr-brand__art" />
        </div>
      ))}
    </div>
  </PageSkeleton>
);
