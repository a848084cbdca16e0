import { Button } from '@mantine/core';
import type { Upload } from '@portal/shared/contract/uploads';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { isFileChanged } from '../../../api/sendFile.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { FileRefusal } from '../../../entities/table-file/FileRefusal.tsx';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { formatExactTime } from '../../../ui/time/formatTime.ts';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { RecipientsFileDrop } from './RecipientsFileDrop.tsx';
import type { SendFile } from './useSendFile.ts';

interface RefusedUploadProps {
  readonly upload: Upload;
  readonly file: SendFile;
}

/** Why a file was not taken, and the place for another; one that was used before can be taken again on purpose. */
export function RefusedUpload({ upload: { fileName, refusal }, file }: RefusedUploadProps) {
  const { t } = useTranslation('upload');
  if (refusal === null) return null;
  const { sendAgain, send, isSending, error } = file;
  const isUsed = refusal.rule === 'file.used';
  // One that was changed since is another file, and asked about anew.
  const isForgotten = sendAgain === null && !isFileChanged(error);
  return (
    <>
      {isUsed ? (
        <UsedFile fileName={fileName ?? ''} usedAt={refusal.usedAt} file={file} />
      ) : (
        <FileRefusal fileName={fileName ?? ''} {...refusal} />
      )}
      {error !== undefined && !isSending && <PartFailure error={error} title={t('reading.failed')} />}
      <RecipientsFileDrop onFile={(chosen) => send(chosen, { isAgain: isUsed && isForgotten })} isBusy={isSending} />
    </>
  );
}

interface UsedFileProps {
  readonly fileName: string;
  /** When it was ordered from before (ISO 8601). */
  readonly usedAt: string | null;
  readonly file: SendFile;
}

/** A file that was ordered from before. */
function UsedFile({ fileName, usedAt, file: { sendAgain, isSending } }: UsedFileProps) {
  const { t } = useTranslation('upload');
  const locale = useLocale();
  return (
    <Notice
      kind="warning"
      title={t('refused.used', { file: fileName })}
      actions={
        <>
          {sendAgain !== null && (
            <Button variant="default" size="xs" loading={isSending} onClick={() => sendAgain({ isAgain: true })}>
              {t('refused.again')}
            </Button>
          )}
          <LinkButton to={PATHS.orders} variant="default" size="xs">
            {t('refused.history')}
          </LinkButton>
        </>
      }
    >
      {t('refused.usedText', { time: usedAt === null ? '' : formatExactTime(new Date(usedAt), locale) })}
    </Notice>
  );
}
