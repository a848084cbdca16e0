import { useTranslation } from 'react-i18next';
import { useGetBusinessReviewQuery } from '../../entities/review/reviewApi.ts';
import { ReviewQuestionEntry } from '../../entities/review/ReviewQuestionEntry.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { StaleNotice } from '../../ui/failure/StaleNotice.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { AnswerSection } from '../answer/AnswerSection.tsx';
import '../business-review.css';
import { PrepareLinks } from '../PrepareLinks.tsx';
import { isDecided } from '../progress/reviewSteps.ts';
import { ReviewOutcome } from '../ReviewOutcome.tsx';
import { ReviewProgress } from '../progress/ReviewProgress.tsx';

/** How far the review of the organisation's business is, what staff ask, and what can be done meanwhile. */
export function BusinessReviewPage() {
  const { t } = useTranslation('businessReview');
  const {
    data: review,
    error,
    refetch,
    fulfilledTimeStamp,
  } = useGetBusinessReviewQuery(undefined, { refetchOnMountOrArgChange: true });
  const header = <PageHeader title={t('title')} />;
  if (review === undefined)
    return (
      <Page>
        {header}
        {error === undefined ? (
          <PageSkeleton rows={8} />
        ) : (
          <PartFailure error={error} title={t('failed')} onRetry={() => void refetch()} />
        )}
      </Page>
    );
  const closed = review.questions.filter(({ isOpen }) => !isOpen);
  return (
    <Page>
      {header}
      {error !== undefined && <StaleNotice loadedAt={fulfilledTimeStamp} onRetry={() => void refetch()} />}
      {review.kybStatus !== 'NONE' && <ReviewProgress review={review} />}
      <ReviewOutcome review={review} />
      <AnswerSection review={review} onRefresh={() => void refetch()} />
      {!isDecided(review) && review.kybStatus !== 'NONE' && <PrepareLinks />}
      {closed.length > 0 && (
        <Section title={t('answered')}>
          {closed.map((question) => (
            <ReviewQuestionEntry key={question.questionId} question={question} />
          ))}
        </Section>
      )}
    </Page>
  );
}
