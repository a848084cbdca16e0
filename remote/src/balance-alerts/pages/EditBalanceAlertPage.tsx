import { useParams } from 'react-router-dom';
import { isApiError } from '../../api/apiError.ts';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { useGetBalanceAlertQuery } from '../balanceAlertsApi.ts';
import '../balance-alerts.css';
import { AlertNotFound } from '../edit/AlertNotFound.tsx';
import { EditAlert } from '../edit/EditAlert.tsx';

/** One alert, to change or delete it. */
export function EditBalanceAlertPage() {
  const { identifier = '' } = useParams();
  const { currentData: alert, error, refetch } = useGetBalanceAlertQuery(identifier);
  if (alert !== undefined) return <EditAlert key={identifier} alert={alert} />;
  if (isApiError(error) && error.status === 404) return <AlertNotFound />;
  return (
    <Page>{error === undefined ? <PageSkeleton /> : <PartFailure error={error} onRetry={() => void refetch()} />}</Page>
  );
}
