import type { CatalogBrand } from '@portal/shared/contract/catalog';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useMayOpen } from '../../../entities/permissions/useMayOpen.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import '../browse/catalog.css';
import { useBrand } from '../../../entities/catalog/useCatalog.ts';
import { useCatalogFailureToast } from '../browse/useCatalogFailureToast.ts';
import { RewardAbout } from '../reward/RewardAbout.tsx';
import { RewardChoice } from '../reward/RewardChoice.tsx';
import { RewardSkeleton } from '../reward/RewardSkeleton.tsx';
import { MailedSteps } from '../../steps/MailedSteps.tsx';
import { OrderSteps } from '../../steps/OrderSteps.tsx';
import { chooseItem } from '../reward/chooseItem.ts';
import { useRewardUrl } from '../reward/useRewardUrl.ts';
import { useSelectedAccount } from '../../../entities/account/useSelectedAccount.ts';
import '../reward/locales.ts';
import '../reward/reward.css';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';

/** Step 1 of the quick order: one brand, its items and the amount (`/order/reward/{brandKey}`). */
export function RewardPage() {
  const { t } = useTranslation(['reward', 'catalog']);
  const { brandKey = '' } = useParams();
  const { brand, error, isFetching, refetch } = useBrand(brandKey);
  useCatalogFailureToast({ error, isFetching });
  const hasSteps = useMayOpen(PATHS.orderReward);
  const toCatalog = (
    <LinkButton to={hasSteps ? PATHS.wholeCatalog : PATHS.catalog} variant="default">
      {t('backToCatalog')}
    </LinkButton>
  );
  return (
    <Page>
      <PageHeader title={brand?.brandName ?? t('catalog:title.reward')} action={toCatalog}>
        {brand && <StepsOf brand={brand} hasSteps={hasSteps} />}
      </PageHeader>
      {brand === undefined &&
        (error === undefined || isFetching ? (
          <RewardSkeleton />
        ) : (
          <PartFailure error={error} title={t('catalog:catalog.loadFailed')} onRetry={refetch} />
        ))}
      {brand === null && <EmptyState text={t('notFound')} />}
      {brand && (
        <div className="pr-reward">
          <RewardAbout brand={brand} />
          <RewardChoice brand={brand} />
        </div>
      )}
    </Page>
  );
}

/** The steps of the order of the reward that is chosen: one that is mailed has a letter. */
function StepsOf({ brand, hasSteps }: { readonly brand: CatalogBrand; readonly hasSteps: boolean }) {
  const { utid } = useRewardUrl();
  const currencyCode = useSelectedAccount()?.currencyCode ?? null;
  const type = chooseItem(brand.items, utid, currencyCode)?.fulfillmentType ?? 'DIGITAL';
  if (type === 'DIGITAL') return hasSteps ? null : <OrderSteps current={1} />;
  return <MailedSteps current="reward" isBulk={type === 'BULK_PROVISIONING_SUPPORTED'} />;
}
