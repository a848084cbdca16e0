import type { BusinessReview } from '@portal/shared/contract/businessReview';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReviewQuestionEntry } from '../../entities/review/ReviewQuestionEntry.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { UnsentAnswer } from './UnsentAnswer.tsx';

interface AnswerSectionProps {
  readonly review: BusinessReview;
  /** Reads the review anew. */
  readonly onRefresh: () => void;
}

/** The open question with its form, for those who may answer; afterwards that it was sent, which takes the focus. */
export function AnswerSection({ review, onRefresh }: AnswerSectionProps) {
  const { t } = useTranslation('businessReview');
  const [sentFor, setSentFor] = useState<string | null>(null);
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sentFor !== null) outcome.current?.focus();
  }, [sentFor]);
  const [latest] = review.questions;
  const isOpen = latest?.answer === null && review.awaitsAnswer;
  return (
    <>
      {sentFor !== null && (latest === undefined || latest.questionId === sentFor) && (
        <div ref={outcome} tabIndex={-1} className="pr-review-outcome">
          <Notice kind="success" title={t('answer.sent')}>
            {t('answer.next')}
          </Notice>
        </div>
      )}
      {latest !== undefined && !isOpen && <UnsentAnswer question={latest} />}
      {review.awaitsAnswer && !review.canAnswer && <Notice kind="info">{t('question.others')}</Notice>}
      {isOpen && review.canAnswer && latest.questionId !== sentFor && (
        <Section title={t('question.title')}>
          <div className="pr-review-question">
            <ReviewQuestionEntry question={latest}>
              <AnswerForm
                key={latest.questionId}
                question={latest}
                onSaved={() => setSentFor(latest.questionId)}
                onFailed={onRefresh}
              />
            </ReviewQuestionEntry>
          </div>
        </Section>
      )}
    </>
  );
}
