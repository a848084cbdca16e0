import { Button } from '@mantine/core';
import type { ReviewFile } from '@portal/shared/contract/businessReview';
import type { KybReview } from '@portal/shared/contract/staffKyb';
import { useTranslation } from 'react-i18next';
import '../../entities/download/locales.ts';
import { ReviewQuestionEntry } from '../../entities/review/ReviewQuestionEntry.tsx';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { useSnack } from '../../ui/feedback/useSnack.ts';
import { Section } from '../../ui/page/Section.tsx';
import { useDownloadReviewFileMutation } from './kybApi.ts';

/** The questions so far, the latest first, with what the organisation answered; nothing before the first. */
export function QuestionList({ review: { platformClientId, questions } }: { readonly review: KybReview }) {
  const { t } = useTranslation('staff');
  if (questions.length === 0) return null;
  return (
    <Section title={t('kyb.questions.title')}>
      <div className="pr-staff-questions">
        {questions.map((question) => (
          <ReviewQuestionEntry
            key={question.questionId}
            question={question}
            askedBy={question.askedBy}
            fileAction={(file) => <DownloadFile platformClientId={platformClientId} file={file} />}
          >
            <p>{t('kyb.questions.open')}</p>
          </ReviewQuestionEntry>
        ))}
      </div>
    </Section>
  );
}

interface DownloadFileProps {
  readonly platformClientId: string;
  readonly file: ReviewFile;
}

function DownloadFile({ platformClientId, file: { fileId, name } }: DownloadFileProps) {
  const { t, i18n } = useTranslation(['staff', 'download']);
  const snack = useSnack();
  const [download, { isLoading }] = useDownloadReviewFileMutation();
  const save = async () => {
    const shown = snack({ text: t('download:running'), progress: null });
    const { data: file, error } = await download({ platformClientId, fileId });
    if (file === undefined)
      shown.update({ kind: 'error', text: apiErrorMessage(i18n, error, t('kyb.questions.notLoaded', { file: name })) });
    else shown.update({ kind: 'success', text: t('download:done', { file }) });
  };
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={isLoading}
      aria-label={t('kyb.questions.downloadOf', { file: name })}
      onClick={() => void save()}
    >
      {t('kyb.questions.download')}
    </Button>
  );
}
