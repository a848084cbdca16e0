import type { Upload } from '@portal/shared/contract/uploads';
import { UPLOAD_LIMITS } from '@portal/shared/domain/uploads/uploadLimits';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useGetUploadQuery } from '../uploadApi.ts';
import { RecipientsFileDrop } from './RecipientsFileDrop.tsx';
import { SendFailure } from './SendFailure.tsx';
import type { SendFile } from './useSendFile.ts';

interface ReadingUploadProps {
  readonly upload: Upload;
  readonly file: SendFile;
}

const POLL_MS = 1_000;

/** A file on its way, or what has been read of it; without one the place for it. */
export function ReadingUpload({ upload: { uploadId, fileName, rowCount, checkedCount }, file }: ReadingUploadProps) {
  const { t } = useTranslation('upload');
  const { isSending, error, send } = file;
  // The page has the answer: here it is asked for again while the server reads.
  useGetUploadQuery(uploadId, { pollingInterval: fileName === null && !isSending ? 0 : POLL_MS });
  if (error !== undefined && !isSending) return <SendFailure file={file} />;
  if (fileName === null && !isSending)
    return (
      <>
        <Notice kind="info">{t('reading.none')}</Notice>
        <RecipientsFileDrop onFile={send} />
      </>
    );
  const isCounted = rowCount > 0;
  return (
    <div className="pr-reading" role="status">
      <p>{isCounted ? t('reading.rows', { checked: checkedCount, count: rowCount }) : t('reading.sending')}</p>
      <progress
        aria-label={t('reading.progress')}
        max={isCounted ? rowCount : undefined}
        value={isCounted ? checkedCount : undefined}
      />
      {rowCount > UPLOAD_LIMITS.linesOfPage && <p className="pr-upload__help">{t('reading.leave')}</p>}
    </div>
  );
}
