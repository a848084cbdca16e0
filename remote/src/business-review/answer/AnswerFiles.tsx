import { Button } from '@mantine/core';
import type { ReviewFile } from '@portal/shared/contract/businessReview';
import { REVIEW_FILE_TYPES } from '@portal/shared/domain/access/reviewFacts';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useFormikContext } from 'formik';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ReviewFileList } from '../../entities/review/ReviewFileList.tsx';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { FieldError } from '../../ui/feedback/FieldError.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { FileChoice } from '../../ui/file/FileChoice.tsx';
import { formatSize } from '../../ui/file/formatSize.ts';
import { useKeptFocus } from '../../ui/page/useKeptFocus.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { useDeleteReviewFileMutation } from '../businessReviewApi.ts';
import { FILE_MEGABYTES } from './checkReviewFile.ts';
import { useAttachFile } from './useAttachFile.ts';

interface AnswerFilesProps {
  readonly questionId: string;
  readonly files: readonly ReviewFile[];
}

/** The files that go with an answer: each is sent as it is chosen, and can be taken back until the answer is sent. */
export function AnswerFiles({ questionId, files }: AnswerFilesProps) {
  const { t } = useTranslation('businessReview');
  const { file, isSending, error, retry, attach } = useAttachFile(questionId);
  const [helpId, errorId] = [useId(), useId()];
  const containerRef = useKeptFocus<HTMLFieldSetElement>();
  useValidateWith(files.length);
  const isFull = files.length >= SETTINGS.businessReview.files;
  return (
    <fieldset ref={containerRef} tabIndex={-1} className="pr-review-attach" aria-describedby={`${helpId} ${errorId}`}>
      <legend>{t('files.label')}</legend>
      <ReviewFileList files={files} action={(one) => <RemoveFile file={one} />} />
      {isSending && file !== null ? <Sending file={file} /> : null}
      {!isFull && (
        <FileChoice
          variant="default"
          accept={REVIEW_FILE_TYPES.join(',')}
          label={t('files.choose')}
          onChoose={attach}
          isBusy={isSending}
        />
      )}
      <p id={helpId} className="pr-review-muted">
        {t(isFull ? 'files.full' : 'files.help', { max: SETTINGS.businessReview.files, megabytes: FILE_MEGABYTES })}
      </p>
      <span id={errorId} role="alert">
        {error !== null && <FieldError>{t('files.notAttached', { file: file?.name, reason: error })}</FieldError>}
      </span>
      {retry !== null && (
        <Button size="xs" variant="default" onClick={retry}>
          {t('files.retry')}
        </Button>
      )}
    </fieldset>
  );
}

/** Checks the answer again once it has more or fewer files. */
function useValidateWith(files: number): void {
  const { validateForm } = useFormikContext();
  useEffect(() => void validateForm(), [files, validateForm]);
}

function Sending({ file }: { readonly file: File }) {
  const { t } = useTranslation('businessReview');
  const locale = useLocale();
  const text = t('files.sending', { file: file.name, size: formatSize(file.size, locale) });
  return (
    <div role="status" className="pr-review-sending">
      <span>{text}</span>
      <progress aria-label={text} />
    </div>
  );
}

function RemoveFile({ file: { fileId, name } }: { readonly file: ReviewFile }) {
  const { t, i18n } = useTranslation('businessReview');
  const notify = useNotify();
  const [deleteFile, { isLoading }] = useDeleteReviewFileMutation();
  const remove = async () => {
    const { error } = await deleteFile(fileId);
    if (error !== undefined) notify.error(apiErrorMessage(i18n, error, t('files.notRemoved', { file: name })));
  };
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      loading={isLoading}
      aria-label={t('files.removeOf', { file: name })}
      onClick={() => void remove()}
    >
      {t('files.remove')}
    </Button>
  );
}
