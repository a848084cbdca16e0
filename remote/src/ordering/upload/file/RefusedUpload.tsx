import { Button } from '@mantine/core';
import type { Upload } from '@portal/shared/contract/uploads';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { isFileChanged } from '../../../api/sendFile.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { FileDrop } from './FileDrop.tsx';
import { FileRefusal } from './FileRefusal.tsx';
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
  const actions = isUsed && (
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
  );
  return (
    <>
      <FileRefusal fileName={fileName ?? ''} {...refusal} actions={actions === false ? undefined : actions} />
      {error !== undefined && !isSending && <PartFailure error={error} title={t('reading.failed')} />}
      <FileDrop onFile={(chosen) => send(chosen, { isAgain: isUsed && isForgotten })} isBusy={isSending} />
    </>
  );
}
