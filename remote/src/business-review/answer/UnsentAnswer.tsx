import { Button } from '@mantine/core';
import type { ReviewQuestion } from '@portal/shared/contract/businessReview';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftStore } from '../../ui/form/draftStore.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { answerDraftKey } from './answerSchema.ts';

/** The text that the user had typed when somebody else answered, to copy; it stays until it is dismissed. */
export function UnsentAnswer({ question: { questionId, answer } }: { readonly question: ReviewQuestion }) {
  const { t } = useTranslation('businessReview');
  const drafts = useDraftStore();
  const key = answerDraftKey(questionId);
  const subscribe = useCallback((listener: () => void) => drafts.onWrite(listener), [drafts]);
  const text = useSyncExternalStore(subscribe, () => drafts.load(key)?.['text']);
  if (typeof text !== 'string' || text === '') return null;
  return (
    <Notice
      kind="warning"
      title={answer === null ? t('unsent.closed') : t('unsent.title', { who: answer.answeredBy })}
      actions={
        <Button size="xs" variant="default" onClick={() => drafts.remove(key)}>
          {t('unsent.discard')}
        </Button>
      }
    >
      {t('unsent.text')}
      <blockquote className="pr-review-quote">{text}</blockquote>
    </Notice>
  );
}
