import { PATHS } from '@portal/shared/domain/access/paths';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatch } from 'react-router-dom';
import { useOrderingClosed } from '../../../entities/account/useOrderingClosed.tsx';
import { useTakesFiles } from '../../../entities/account/useTakesFiles.ts';
import { useMayOpen } from '../../../entities/permissions/useMayOpen.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { Boundary } from '../../../ui/lazy/Boundary.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Redirect } from '../../../ui/page/Redirect.tsx';
import '../browse/catalog.css';
import { CatalogBrowser } from '../browse/CatalogBrowser.tsx';
import { CatalogSkeleton } from '../browse/CatalogSkeleton.tsx';
import { useCatalog } from '../../../entities/catalog/useCatalog.ts';
import { useCatalogFailureToast } from '../browse/useCatalogFailureToast.ts';
import { useMostSent } from '../browse/useMostSent.ts';

const DraftOffers = lazyPart(async () => (await import('../../drafts/DraftOffers.tsx')).DraftOffers);

/** Choosing a brand (`/order` and `/order/explore-all-tango-catalog`). Without the cart an order begins with its people. */
export function CatalogPage() {
  const isStart = useMatch(PATHS.catalog) !== null;
  const hasSteps = useMayOpen(PATHS.orderRecipients);
  return isStart && hasSteps ? <Redirect to={PATHS.orderRecipients} /> : <Catalog />;
}

function Catalog() {
  const { t } = useTranslation('catalog');
  const { brands, collections, error, isFetching, refetch } = useCatalog();
  const mostSent = useMostSent();
  const takesFiles = useTakesFiles();
  const { isClosed, reason } = useOrderingClosed();
  useCatalogFailureToast({ error, isFetching });
  return (
    <Page>
      <PageHeader
        title={t('title.catalog')}
        action={
          takesFiles &&
          !isClosed && (
            <LinkButton to={PATHS.bulkUpload} variant="default">
              {t('catalog.upload')}
            </LinkButton>
          )
        }
      />
      {reason}
      <Boundary failed={() => null}>
        <Suspense fallback={null}>
          <DraftOffers />
        </Suspense>
      </Boundary>
      {brands && mostSent && <CatalogBrowser brands={brands} collections={collections} mostSent={mostSent} />}
      {(brands ? !mostSent : error === undefined || isFetching) && <CatalogSkeleton />}
      {!brands && error !== undefined && !isFetching && (
        <PartFailure error={error} title={t('catalog.loadFailed')} onRetry={refetch} />
      )}
    </Page>
  );
}
