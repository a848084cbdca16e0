import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { useReviewResendsQuery } from '../batch/batchApi.ts';
import { readChosenLines } from '../batch/readChosenLines.ts';
import '../batch/batch.css';
import '../batch/locales.ts';
import { ReviewForm } from '../batch/ReviewForm.tsx';
import '../history.css';

/** The lines that were chosen, before they are sent again (`/orders/resend-rewards`). */
export function ResendRewardsPage() {
  const { t } = useTranslation(['orderHistory', 'resendMany']);
  const { state } = useLocation() as { readonly state: unknown };
  const lineIds = readChosenLines(state);
  const { data, error, refetch } = useReviewResendsQuery(lineIds, {
    skip: lineIds.length === 0,
    refetchOnMountOrArgChange: true,
  });
  return (
    <Page>
      <PageHeader title={t('orderHistory:title.resend')} />
      {lineIds.length === 0 && (
        <EmptyState
          text={t('resendMany:nothing')}
          action={<LinkButton to={PATHS.lineItemHistory}>{t('orderHistory:title.lineItems')}</LinkButton>}
        />
      )}
      {error !== undefined && data === undefined && <PartFailure error={error} onRetry={() => void refetch()} />}
      {lineIds.length > 0 && error === undefined && data === undefined && <PageSkeleton rows={8} />}
      {data !== undefined && <ReviewForm lines={data.lines} />}
    </Page>
  );
}
