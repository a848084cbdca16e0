import type { BusinessReview } from '@portal/shared/contract/businessReview';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReviewQuestionEntry } from '../../entities/review/ReviewQuestionEntry.tsx';
import { useDraftStore } from '../../ui/form/draftStore.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { isDecided } from '../progress/reviewSteps.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { answerDraftKey } from './answerSchema.ts';
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
  const drafts = useDraftStore();
  useEffect(() => {
    if (sentFor === null) return;
    outcome.current?.focus();
    // The form writes what it holds as it goes.
    drafts.remove(answerDraftKey(sentFor));
  }, [sentFor, drafts]);
  const [latest] = review.questions;
  return (
    <>
      {sentFor !== null && latest?.questionId === sentFor && !isDecided(review) && (
        <div ref={outcome} tabIndex={-1} className="pr-review-outcome">
          <Notice kind="success" title={t('answer.sent')}>
            {t('answer.next')}
          </Notice>
        </div>
      )}
      {latest?.isOpen === false && <UnsentAnswer question={latest} />}
      {review.awaitsAnswer && !review.canAnswer && <Notice kind="info">{t('question.others')}</Notice>}
      {latest?.isOpen === true && review.canAnswer && latest.questionId !== sentFor && (
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
