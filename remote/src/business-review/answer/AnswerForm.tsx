import type { ReviewAnswerBody, ReviewQuestion } from '@portal/shared/contract/businessReview';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { useAnswerReviewMutation } from '../businessReviewApi.ts';
import { AnswerFiles } from './AnswerFiles.tsx';
import { answerDraftKey, answerSchema, toAnswerBody } from './answerSchema.ts';

interface AnswerFormProps {
  readonly question: ReviewQuestion;
  readonly onSaved: () => void;
  /** The question may have been answered by a colleague in the meantime. */
  readonly onFailed: () => void;
}

/** The answer to a question of staff: a text, and files that are attached as they are chosen. */
export function AnswerForm({ question: { questionId, files }, onSaved, onFailed }: AnswerFormProps) {
  const { t } = useTranslation('businessReview');
  const [answer] = useAnswerReviewMutation();
  const send = async (body: ReviewAnswerBody) => {
    try {
      await answer(body).unwrap();
    } catch (error) {
      onFailed();
      throw error;
    }
  };
  return (
    <FormShell
      label={t('answer.title')}
      initialValues={{ text: '' }}
      schema={answerSchema}
      context={{ files: files.length }}
      toBody={(values) => toAnswerBody(questionId, values)}
      onSubmit={send}
      onSaved={onSaved}
      errorFallback={t('answer.failed')}
      draftKey={answerDraftKey(questionId)}
    >
      <TextAreaField name="text" label={t('answer.text')} maxLength={SETTINGS.businessReview.answerLength} rows={6} />
      <AnswerFiles questionId={questionId} files={files} />
      <FormActions>
        <SubmitButton>{t('answer.send')}</SubmitButton>
      </FormActions>
    </FormShell>
  );
}
