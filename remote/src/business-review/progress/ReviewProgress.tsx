import type { BusinessReview } from '@portal/shared/contract/businessReview';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatCalendarDay, formatExactTime } from '../../ui/time/formatTime.ts';
import '../business-review.css';
import { getReviewSteps, type ReviewStep } from './reviewSteps.ts';

/** The three steps of a review, each with its time or what it waits for. */
export function ReviewProgress({ review }: { readonly review: BusinessReview }) {
  const { t } = useTranslation('businessReview');
  return (
    <ol className="pr-review-steps" aria-label={t('progress.label')}>
      {getReviewSteps(review).map((step, at) => (
        <li key={step.name} data-state={step.state} aria-current={step.state === 'current' ? 'step' : undefined}>
          <span className="pr-review-steps__mark" aria-hidden="true">
            <Mark step={step} isRefused={review.kybStatus === 'REJECTED'} number={at + 1} />
          </span>
          <span className="pr-review-steps__name">{t(`progress.${step.name}`)}</span>
          <span className="pr-review-steps__note">
            <StepNote step={step} review={review} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function Mark({ step, isRefused, number }: { step: ReviewStep; isRefused: boolean; number: number }) {
  if (step.state !== 'done') return number;
  return step.name === 'decided' && isRefused ? <IconX size={16} /> : <IconCheck size={16} />;
}

/** Says when a step was done, or what it waits for. */
function StepNote({ step, review }: { readonly step: ReviewStep; readonly review: BusinessReview }) {
  const { t } = useTranslation('businessReview');
  const locale = useLocale();
  const { name, state, at } = step;
  if (state === 'done') {
    const outcome =
      name === 'decided' && t(review.kybStatus === 'REJECTED' ? 'progress.rejected' : 'progress.approved');
    return (
      [outcome, at !== null && formatExactTime(new Date(at), locale)].filter(Boolean).join(' · ') || t('progress.done')
    );
  }
  if (name === 'received') return t('progress.notSent');
  if (name === 'decided' && review.expectedOn !== null)
    return t('progress.expected', { day: formatCalendarDay(review.expectedOn, locale) });
  if (state === 'open') return t('progress.open');
  return t(review.awaitsAnswer ? 'progress.waits' : 'progress.now');
}
