import { isDecidable } from '@portal/shared/domain/kybReview';
import { PATHS } from '@portal/shared/domain/paths';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { enumerationWord } from '../../i18n/enumerationWord.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { StatusChip } from '../../ui/status/StatusChip.tsx';
import { StaffPage } from '../frame/StaffPage.tsx';
import { DecisionForm } from '../kyb/DecisionForm.tsx';
import { DecisionList } from '../kyb/DecisionList.tsx';
import { SubmittedFacts } from '../kyb/SubmittedFacts.tsx';
import { useGetKybReviewQuery } from '../kybApi.ts';
import { KYB_TONES } from '../kybTone.ts';

/** What an organisation submitted, and the decision about it. */
export function KybReviewPage() {
  const { t, i18n } = useTranslation('staff');
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
        {error === undefined ? <PageSkeleton rows={10} /> : <ErrorState error={error} onRetry={() => void refetch()} />}
      </StaffPage>
    );
  const state = (
    <StatusChip label={enumerationWord(i18n, 'kyb', review.kybStatus)} tone={KYB_TONES[review.kybStatus]} />
  );
  return (
    <StaffPage>
      <PageHeader title={t('kyb.of', { name: review.name })} subtitle={state} action={all} />
      <Section title={t('kyb.data')}>
        <SubmittedFacts review={review} />
      </Section>
      <Section title={t('kyb.decide')}>
        {isDecidable(review.kybStatus) ? (
          <DecisionForm key={platformClientId} review={review} />
        ) : (
          <p>{t('kyb.settled')}</p>
        )}
      </Section>
      <Section title={t('kyb.earlier')}>
        <DecisionList decisions={review.decisions} />
      </Section>
    </StaffPage>
  );
}
