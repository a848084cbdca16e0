import { PATHS } from '@portal/shared/domain/access/paths';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isApiError } from '../../../api/apiError.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import '../batch/batch.css';
import { getBatch } from '../batch/batchApi.ts';
import { BatchLines } from '../batch/BatchLines.tsx';
import { BatchProgress } from '../batch/BatchProgress.tsx';
import '../batch/locales.ts';
import '../history.css';

/** Shows what became of lines sent again together (`/orders/resend-rewards/:batchIdentifier`), also while they are sent. */
export function ResendBatchPage() {
  const { t } = useTranslation(['orderHistory', 'resendMany']);
  const { batchIdentifier = '' } = useParams();
  const { currentData: batch, error } = getBatch.useQueryState(batchIdentifier);
  const { refetch } = getBatch.useQuerySubscription(batchIdentifier, {
    pollingInterval: batch?.isFinished === false ? SETTINGS.resends.pollMs : 0,
    refetchOnMountOrArgChange: true,
  });
  const isUnknown = isApiError(error) && error.status === 404;
  return (
    <Page wide>
      <PageHeader
        title={t('orderHistory:title.resent')}
        action={
          <LinkButton to={PATHS.lineItemHistory} variant="default">
            {t('orderHistory:title.lineItems')}
          </LinkButton>
        }
      />
      {isUnknown && <EmptyState text={t('resendMany:unknown')} />}
      {error !== undefined && !isUnknown && batch === undefined && (
        <PartFailure error={error} onRetry={() => void refetch()} />
      )}
      {error === undefined && batch === undefined && <PageSkeleton rows={8} />}
      {batch !== undefined && (
        <div className="pr-batch">
          <BatchProgress batch={batch} />
          <BatchLines batch={batch} />
        </div>
      )}
    </Page>
  );
}
