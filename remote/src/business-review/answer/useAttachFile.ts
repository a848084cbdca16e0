import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFileChanged } from '../../api/sendFile.ts';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { messageText } from '../../i18n/messageText.ts';
import { useAddReviewFileMutation } from '../businessReviewApi.ts';
import { checkReviewFile } from './checkReviewFile.ts';

interface AttachedFile {
  /** The file that is sent, or was not taken. */
  readonly file: File | null;
  readonly isSending: boolean;
  /** Why the last file was not attached. */
  readonly error: string | null;
  /** The same file once more; null where that cannot help. */
  readonly retry: (() => void) | null;
  readonly attach: (file: File) => void;
}

/** Sends files that go with the answer to a question, one after the other. */
export function useAttachFile(questionId: string): AttachedFile {
  const { t, i18n } = useTranslation('businessReview');
  const [addFile, { isLoading, error, reset }] = useAddReviewFileMutation();
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const attach = async (chosen: File) => {
    reset();
    setFile(chosen);
    const refusal = await checkReviewFile(chosen);
    setRefused(refusal && messageText(i18n, refusal));
    if (refusal === null) await addFile({ questionId, file: chosen });
  };
  const failure = error === undefined ? null : apiErrorMessage(i18n, error, t('files.failed'));
  // A refusal of the file itself stays true of it.
  const canRetry = error !== undefined && 'status' in error && error.status !== 422 && !isFileChanged(error);
  return {
    file,
    isSending: isLoading,
    error: refused ?? failure,
    retry: canRetry && file !== null ? () => void attach(file) : null,
    attach: (chosen) => void attach(chosen),
  };
}
