import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { isApiError } from '../../api/apiError.ts';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { EditIncentive } from '../edit/EditIncentive.tsx';
import { IncentiveNotFound } from '../IncentiveNotFound.tsx';
import { useGetIncentiveQuery } from '../researchApi.ts';
import '../research.css';

/** One incentive, to change it. The form begins with what the server holds now. */
export function EditIncentivePage() {
  const { incentiveId = '' } = useParams();
  const [openedAt] = useState(Date.now);
  const {
    currentData,
    error,
    fulfilledTimeStamp = 0,
    refetch,
  } = useGetIncentiveQuery(incentiveId, {
    refetchOnMountOrArgChange: true,
  });
  if (currentData !== undefined && fulfilledTimeStamp >= openedAt)
    return <EditIncentive key={incentiveId} incentive={currentData} />;
  if (isApiError(error) && error.status === 404) return <IncentiveNotFound />;
  return (
    <Page>
      {error === undefined ? <PageSkeleton rows={8} /> : <PartFailure error={error} onRetry={() => void refetch()} />}
    </Page>
  );
}
