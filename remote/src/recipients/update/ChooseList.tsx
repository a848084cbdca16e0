import { ALLOWLIST_LIMITS } from '@portal/shared/domain/allowlist/allowlistLimits';
import { FILE_LIMITS } from '@portal/shared/files/fileLimits';
import { useTranslation } from 'react-i18next';
import { isFileChanged } from '../../api/sendFile.ts';
import { FileDrop } from '../../entities/table-file/FileDrop.tsx';
import { FileRefusal } from '../../entities/table-file/FileRefusal.tsx';
import { readFileRefusal } from '../../entities/table-file/readFileRefusal.ts';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { useSaveList } from '../useSaveList.ts';
import { useGetAllowlistQuery } from '../recipientsApi.ts';
import type { CheckedFile } from './useCheckedFile.ts';

const MB = 1024 * 1024;
const FORMATS = ['xlsx'] as const;

/** The place for a file, and why the one before was not taken. */
export function ChooseList({ file }: { readonly file: CheckedFile }) {
  const { t } = useTranslation('allowlist');
  const { isSending, send } = file;
  const limits = { people: ALLOWLIST_LIMITS.recipients, megabytes: FILE_LIMITS.bytes / MB };
  return (
    <>
      <Downloads />
      <FileDrop
        onFile={send}
        formats={FORMATS}
        isBusy={isSending}
        limits={t('choose.limits', limits)}
        notice={!isSending && <CheckFailure file={file} />}
      />
      <p role="status" className="pr-recipients__help">
        {isSending && t('choose.comparing', { file: file.file?.name })}
      </p>
    </>
  );
}

/** Files to begin with: the current list, and an empty one. */
function Downloads() {
  const { t } = useTranslation('allowlist');
  const save = useSaveList();
  const { data: list } = useGetAllowlistQuery(undefined);
  return (
    <p className="pr-recipients__help pr-recipients__files">
      <span>{t('choose.columns')}</span>
      {list !== undefined && list !== null && (
        <button type="button" className="pr-link" onClick={() => void save('export')}>
          {t('action.export')}
        </button>
      )}
      <button type="button" className="pr-link" onClick={() => void save('template')}>
        {t('action.template')}
      </button>
    </p>
  );
}

/** Why a file was not taken, or did not arrive. */
function CheckFailure({ file: { file, error, sendAgain } }: { readonly file: CheckedFile }) {
  const { t } = useTranslation(['allowlist', 'errors']);
  if (error === undefined || file === null) return null;
  const refusal = readFileRefusal(error);
  const canRetry = sendAgain !== null && !isFileChanged(error);
  const { recipients } = ALLOWLIST_LIMITS;
  return refusal === null ? (
    <PartFailure error={error} title={t('failed.check')} {...(canRetry && { onRetry: sendAgain })} />
  ) : (
    <FileRefusal
      {...refusal}
      fileName={file.name}
      formats={FORMATS}
      rowsText={t('choose.tooMany', { people: recipients })}
    />
  );
}
