import type { KybReview } from '@portal/shared/contract/staffKyb';
import { isDecidable } from '@portal/shared/domain/access/kybReview';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { OrganisationAgreements } from '../../../entities/agreement/OrganisationAgreements.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { StaffFailure } from '../../frame/StaffFailure.tsx';
import { StaffPage } from '../../frame/StaffPage.tsx';
import { CheckResults } from '../CheckResults.tsx';
import { DecisionList } from '../DecisionList.tsx';
import { DecisionSection } from '../DecisionSection.tsx';
import { KybState } from '../KybState.tsx';
import { QuestionList } from '../QuestionList.tsx';
import { SignUpAnswers } from '../SignUpAnswers.tsx';
import { SubmittedFacts } from '../SubmittedFacts.tsx';
import { WaitingTime } from '../WaitingTime.tsx';
import { useGetKybReviewQuery } from '../kybApi.ts';

/** Shows the facts that an organisation submitted, and takes the decision about it. */
export function KybReviewPage() {
  const { t } = useTranslation('staff');
  const { platformClientId = '' } = useParams();
  const { currentData: review, error, refetch } = useGetKybReviewQuery(platformClientId);
  const all = (
    <Link className="pr-link" to={PATHS.staffKyb}>
      {t('kyb.all')}
    </Link>
  );
  if (review === undefined)
    return (
      <StaffPage>
        <PageHeader title={t('title.kybReview')} action={all} />
        {error === undefined ? (
          <PageSkeleton rows={10} />
        ) : (
          <StaffFailure
            error={error}
            onRetry={() => void refetch()}
            list={{ path: PATHS.staffKyb, name: t('kyb.all') }}
          />
        )}
      </StaffPage>
    );
  return (
    <StaffPage>
      <PageHeader
        title={t('kyb.of', { name: review.name })}
        subtitle={
          <span className="pr-staff-state">
            <KybState review={review} hasAnswer={hasNewAnswer(review)} />
            {review.daysWaiting !== null && (
              <>
                {t('kyb.waiting.since')} <WaitingTime review={review} />
              </>
            )}
          </span>
        }
        action={all}
      />
      <Section title={t('kyb.data')}>
        <SubmittedFacts review={review} />
      </Section>
      <SignUpAnswers review={review} />
      <CheckResults review={review} />
      <OrganisationAgreements platformClientId={platformClientId} />
      <QuestionList review={review} />
      <Section title={t('kyb.decide')}>
        <DecisionSection key={platformClientId} review={review} />
      </Section>
      <Section title={t('kyb.earlier')}>
        <DecisionList decisions={withoutQuestions(review)} />
      </Section>
    </StaffPage>
  );
}

/** True when the organisation answered the last question, and nothing was decided since. */
const hasNewAnswer = ({ decisions: [last], questions: [latest], kybStatus }: KybReview): boolean =>
  isDecidable({ kybStatus }) && last?.decision === 'MORE_INFORMATION' && latest !== undefined && latest.answer !== null;

/** Returns the decisions without the questions, which stand with their answers. */
const withoutQuestions = ({ decisions, questions }: KybReview): KybReview['decisions'] =>
  decisions.filter(
    ({ decision, reason }) => decision !== 'MORE_INFORMATION' || !questions.some(({ text }) => text === reason),
  );
