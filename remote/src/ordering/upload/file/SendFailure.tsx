import { useTranslation } from 'react-i18next';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { RecipientsFileDrop } from './RecipientsFileDrop.tsx';
import type { SendFile } from './useSendFile.ts';

/** Why a file did not arrive: it is sent again, or chosen again where the page holds it no more. */
export function SendFailure({ file: { isSending, error, send, sendAgain } }: { readonly file: SendFile }) {
  const { t } = useTranslation('upload');
  if (error === undefined || isSending) return null;
  return (
    <>
      <PartFailure
        error={error}
        title={t('reading.failed')}
        onRetry={sendAgain === null ? undefined : () => sendAgain()}
      />
      {sendAgain === null && <RecipientsFileDrop onFile={send} />}
    </>
  );
}
