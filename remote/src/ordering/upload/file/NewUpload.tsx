import type { AccountSelection } from '@portal/shared/store/accountSlice';
import type { CreateUploadQuery } from '@portal/shared/contract/uploads';
import type { UploadKind } from '@portal/shared/domain/uploads/uploadFields';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import { useIdempotencyKey } from '../../../api/useIdempotencyKey.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useNotify } from '../../../ui/feedback/useNotify.ts';
import { readChoice } from '../../filePaths.ts';
import { takeHandedFile } from '../../handedFile.ts';
import { useCreateUploadMutation, useDownloadUploadTemplateMutation } from '../uploadApi.ts';
import { uploadPath } from '../uploadPath.ts';
import { RecipientsFileDrop } from './RecipientsFileDrop.tsx';
import { storeFile } from './sentFile.ts';
import { UploadKindChoice } from './UploadKindChoice.tsx';
import { useUploadKinds } from './useUploadKinds.ts';

/** Takes a file for an account, at once one that another page has made, and leads to its page. */
export function NewUpload({ account: { accountIdentifier } }: { readonly account: AccountSelection }) {
  const { t, i18n } = useTranslation('upload');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const choice = readChoice(search);
  const getIdempotencyKey = useIdempotencyKey();
  const [createUpload, { isLoading, error }] = useCreateUploadMutation();
  const kinds = useUploadKinds(choice);
  const [chosen, setChosen] = useState<UploadKind>('EMAIL');
  const kind = kinds.includes(chosen) ? chosen : (kinds[0] ?? 'EMAIL');
  const begin = async (file: File, ofKind: UploadKind) => {
    const params = { accountIdentifier, kind: ofKind };
    const attempt = { ...params, name: file.name, size: file.size, at: file.lastModified };
    const { data } = await createUpload({ params, idempotencyKey: getIdempotencyKey(attempt) });
    if (data === undefined) return;
    storeFile(data.uploadId, file);
    await navigate(uploadPath(data.uploadId, choice));
  };
  const beginHanded = useEffectEvent(() => {
    const handed = takeHandedFile();
    if (handed !== null) void begin(handed.file, handed.kind);
  });
  useEffect(() => beginHanded(), []);
  return (
    <>
      {error !== undefined && (
        <Notice kind="error" title={t('uploads.notBegun')}>
          {apiErrorMessage(i18n, error)}
        </Notice>
      )}
      {choice !== null && <Notice kind="info">{t('uploads.forChoice')}</Notice>}
      {kinds.length > 1 && <UploadKindChoice kinds={kinds} value={kind} onChange={setChosen} />}
      <RecipientsFileDrop onFile={(file) => void begin(file, kind)} isBusy={isLoading} />
      <Templates params={{ accountIdentifier, kind }} />
    </>
  );
}

interface TemplatesProps {
  readonly params: CreateUploadQuery;
}

/** Files to fill in, with the account's own rewards and templates. */
function Templates({ params }: TemplatesProps) {
  const { t, i18n } = useTranslation('upload');
  const notify = useNotify();
  const [download] = useDownloadUploadTemplateMutation();
  const save = async (format: 'csv' | 'xlsx') => {
    const { error } = await download({ format, params });
    if (error !== undefined) notify.error(apiErrorMessage(i18n, error));
  };
  return (
    <p className="pr-upload__templates">
      {t('template.text')}{' '}
      {(['xlsx', 'csv'] as const).map((format) => (
        <button key={format} type="button" className="pr-link" onClick={() => void save(format)}>
          {t(`template.${format}`)}
        </button>
      ))}
    </p>
  );
}
