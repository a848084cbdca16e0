import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { isApiError } from '../../api/apiError.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { StaleNotice } from '../../ui/failure/StaleNotice.tsx';
import { ReceiptButton } from '../documents/ReceiptButton.tsx';
import { useGetFundingQuery } from '../fundingApi.ts';
import { TransactionDetail } from './TransactionDetail.tsx';

/** One transaction over the list in which it stands. */
export function TransactionDialog({ listPath }: { readonly listPath: string }) {
  const { t } = useTranslation('funding');
  const { accountIdentifier = '', accountTransactionID = '' } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { currentData, error, refetch, fulfilledTimeStamp } = useGetFundingQuery(
    { accountIdentifier, accountTransactionID },
    { refetchOnMountOrArgChange: true },
  );
  const retry = () => void refetch();
  return (
    <Dialog opened title={t('title.transaction')} onClose={() => void navigate({ pathname: listPath, search })}>
      {currentData !== undefined && error !== undefined && (
        <StaleNotice loadedAt={fulfilledTimeStamp} onRetry={retry} />
      )}
      {currentData === undefined ? (
        <WithoutTransaction error={error} onRetry={retry} />
      ) : (
        <>
          <TransactionDetail transaction={currentData} />
          <ReceiptButton transaction={currentData} />
        </>
      )}
    </Dialog>
  );
}

function WithoutTransaction({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTranslation('funding');
  if (error === undefined) return <PageSkeleton rows={6} waitingFor={t('title.transaction')} />;
  if (isApiError(error) && error.status === 404) return <EmptyState text={t('notFound')} />;
  return <PartFailure error={error} onRetry={onRetry} />;
}
