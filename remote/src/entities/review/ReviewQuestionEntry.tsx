import type { ReviewFile, ReviewQuestion } from '@portal/shared/contract/businessReview';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listFormat } from '../../i18n/formatters.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatExactTime } from '../../ui/time/formatTime.ts';
import './locales.ts';
import './review.css';
import { getReviewFieldName } from './reviewTexts.ts';
import { ReviewFileList } from './ReviewFileList.tsx';

interface ReviewQuestionEntryProps {
  readonly question: ReviewQuestion;
  /** The member of staff, where the reader may know it. */
  readonly askedBy?: string;
  /** Button of a file of the answer. */
  readonly fileAction?: (file: ReviewFile) => ReactNode;
  /** In the place of the answer while it is waited for. */
  readonly children?: ReactNode;
}

/** A question of staff with the facts that it names, and the answer with its files. */
export function ReviewQuestionEntry({ question, askedBy, fileAction, children }: ReviewQuestionEntryProps) {
  const { t } = useTranslation('review');
  const locale = useLocale();
  const id = useId();
  const { text, askedAt, isOpen, answer, files } = question;
  const time = (at: string): string => formatExactTime(new Date(at), locale);
  return (
    <article className="pr-review-entry" aria-labelledby={id}>
      <p id={id} className="pr-review-entry__head">
        {askedBy === undefined
          ? t('asked.at', { time: time(askedAt) })
          : t('asked.by', { who: askedBy, time: time(askedAt) })}
      </p>
      <AskedFields question={question} />
      <blockquote>{text}</blockquote>
      {answer === null && (isOpen ? children : <p className="pr-review-entry__fields">{t('answered.never')}</p>)}
      {answer !== null && (
        <div className="pr-review-entry__answer">
          <p className="pr-review-entry__head">
            {t('answered.by', { who: answer.answeredBy, time: time(answer.answeredAt) })}
          </p>
          {answer.text !== '' && <p className="pr-review-entry__text">{answer.text}</p>}
          <ReviewFileList files={files} {...(fileAction && { action: fileAction })} />
        </div>
      )}
    </article>
  );
}

/** Names the facts that a question is about; nothing where it names none. */
function AskedFields({ question: { fields } }: { readonly question: ReviewQuestion }) {
  const { t, i18n } = useTranslation('review');
  const locale = useLocale();
  if (fields.length === 0) return null;
  const names = [...new Set(fields.map((field) => getReviewFieldName(i18n, field)))];
  return <p className="pr-review-entry__fields">{t('asked.fields', { fields: listFormat(locale).format(names) })}</p>;
}
