import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import '../browse/catalog.css';
import { CatalogBrowser, type CatalogView } from '../browse/CatalogBrowser.tsx';
import { CatalogSkeleton } from '../browse/CatalogSkeleton.tsx';
import { useCatalog } from '../browse/useCatalog.ts';
import { useCatalogFailureToast } from '../browse/useCatalogFailureToast.ts';

/** The catalogue as the first step of an order: what the account's currency buys stands first (`/order`). */
export const CatalogPage = () => <CatalogOf view="ownCurrencyFirst" />;

/** The whole catalogue by name or country (`/order/explore-all-tango-catalog`). */
export const ExploreAllPage = () => <CatalogOf view="everything" />;

const OTHER = {
  ownCurrencyFirst: { to: '/order/explore-all-tango-catalog', text: 'catalog.exploreAll' },
  everything: { to: '/order', text: 'catalog.accountFirst' },
} as const;

const TITLES = { ownCurrencyFirst: 'title.catalog', everything: 'title.exploreAll' } as const;
const SUBTITLES = { ownCurrencyFirst: 'catalog.subtitle', everything: 'catalog.exploreSubtitle' } as const;

function CatalogOf({ view }: { readonly view: CatalogView }) {
  const { t } = useTranslation('catalog');
  const { search } = useLocation();
  const { brands, error, isFetching, refetch } = useCatalog();
  useCatalogFailureToast({ error, isFetching });
  const other = OTHER[view];
  const action = (
    <Button component={Link} to={`${other.to}${search}`} variant="default">
      {t(other.text)}
    </Button>
  );
  return (
    <Page>
      <PageHeader title={t(TITLES[view])} subtitle={t(SUBTITLES[view])} action={action} />
      {brands && <CatalogBrowser brands={brands} view={view} />}
      {!brands && (error === undefined || isFetching) && <CatalogSkeleton />}
      {!brands && error !== undefined && !isFetching && (
        <ErrorState error={error} title={t('catalog.loadFailed')} onRetry={refetch} />
      )}
    </Page>
  );
}
