import { useParams } from 'react-router-dom';
import { isApiError } from '../../api/apiError.ts';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { StaleNotice } from '../../ui/failure/StaleNotice.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { IncentiveContent } from '../detail/IncentiveContent.tsx';
import { IncentiveNotFound } from '../IncentiveNotFound.tsx';
import { useIncentive } from '../useIncentive.ts';
import '../research.css';

/** One incentive (`/qualtrics-research/details/{incentiveId}`). */
export function IncentivePage() {
  const { incentiveId = '' } = useParams();
  const { incentive, error, loadedAt, retry } = useIncentive(incentiveId);
  if (incentive !== undefined)
    return (
      <Page key={incentiveId}>
        <IncentiveContent
          incentive={incentive}
          stale={error !== undefined && <StaleNotice loadedAt={loadedAt} onRetry={retry} />}
        />
      </Page>
    );
  if (isApiError(error) && error.status === 404) return <IncentiveNotFound />;
  return <Page>{error === undefined ? <PageSkeleton rows={6} /> : <PartFailure error={error} onRetry={retry} />}</Page>;
}
