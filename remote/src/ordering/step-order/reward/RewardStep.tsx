import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PATHS } from '@portal/shared/domain/access/paths';
import { Link, useSearchParams } from 'react-router-dom';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { Redirect } from '../../../ui/page/Redirect.tsx';
import { RewardPicker } from '../../../entities/catalog/RewardPicker.tsx';
import { useItem } from '../../../entities/catalog/useCatalog.ts';
import { choiceQuery, physicalPath } from '../../choicePaths.ts';
import { getValue } from '../stepState.ts';
import type { StepOrder } from '../useStepOrder.ts';
import type { RewardAmountProps } from './RewardAmount.tsx';

const RewardAmount = lazyPart<RewardAmountProps>(async () => (await import('./RewardAmount.tsx')).RewardAmount);

/** The reward that everybody gets. A choice that is not saved yet is kept in the address. */
export function RewardStep({ order }: { readonly order: StepOrder }) {
  const { t } = useTranslation('stepOrder');
  const [params, setParams] = useSearchParams();
  const { upload } = order;
  const inUrl = params.get('utid');
  const utid = inUrl ?? getValue(upload, 'utid');
  const amount = inUrl === null ? getValue(upload, 'amount') : params.get('amount');
  const { brand, item, error, isFetching, refetch } = useItem(utid === '' ? null : utid);
  const elsewhere = item ? physicalPath(item.fulfillmentType, { utid, amount }) : null;
  if (elsewhere !== null) return <Redirect to={elsewhere} />;
  return (
    <div className="pr-step-order pr-step-order--form">
      <RewardPicker
        label={t('reward.label')}
        value={utid}
        onChange={(next) =>
          setParams(choiceQuery({ utid: next, amount: null }), { replace: true, preventScrollReset: true })
        }
        method={upload?.kind ?? 'EMAIL'}
        help={<Link to={PATHS.wholeCatalog}>{t('reward.catalog')}</Link>}
        required
      />
      {utid !== '' && item === undefined && (error === undefined || isFetching) && <PageSkeleton rows={2} />}
      {error !== undefined && !isFetching && <PartFailure error={error} title={t('reward.failed')} onRetry={refetch} />}
      {item && brand && (
        <Suspense fallback={<PageSkeleton rows={2} />}>
          <RewardAmount key={utid} order={order} brand={brand} item={item} amount={amount} />
        </Suspense>
      )}
    </div>
  );
}
