import { ALLOWLIST_LIMITS } from '@portal/shared/domain/allowlist/allowlistLimits';
import { FILE_LIMITS } from '@portal/shared/files/fileLimits';
import { useTranslation } from 'react-i18next';
import { isFileChanged } from '../../api/sendFile.ts';
import { FileDrop } from '../../entities/table-file/FileDrop.tsx';
import { FileRefusal } from '../../entities/table-file/FileRefusal.tsx';
import { readFileRefusal } from '../../entities/table-file/readFileRefusal.ts';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import type { CheckedFile } from './useCheckedFile.ts';

const MB = 1024 * 1024;
const FORMATS = ['xlsx'] as const;

/** The place for a file, and why the one before was not taken. */
export function ChooseList({ file: { file, error, isSending, send, sendAgain } }: { readonly file: CheckedFile }) {
  const { t } = useTranslation('allowlist');
  const refusal = isSending ? null : readFileRefusal(error);
  const canRetry = sendAgain !== null && !isFileChanged(error);
  return (
    <>
      {refusal !== null && file !== null && (
        <FileRefusal {...refusal} fileName={file.name} formats={FORMATS} maxRows={ALLOWLIST_LIMITS.recipients} />
      )}
      {refusal === null && error !== undefined && !isSending && (
        <PartFailure error={error} title={t('failed.check')} {...(canRetry && { onRetry: sendAgain })} />
      )}
      <p className="pr-recipients__help">{t('choose.columns')}</p>
      <FileDrop
        onFile={send}
        formats={FORMATS}
        isBusy={isSending}
        limits={t('choose.limits', { people: ALLOWLIST_LIMITS.recipients, megabytes: FILE_LIMITS.bytes / MB })}
      />
      <p role="status" className="pr-recipients__help">
        {isSending && file !== null && t('choose.comparing', { file: file.name })}
      </p>
    </>
  );
}
