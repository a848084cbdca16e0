import { FILE_LIMITS } from '@portal/shared/files/fileLimits';
import { USER_FILE_LIMITS } from '@portal/shared/domain/userFiles/userFileLimits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { FileDrop } from '../../entities/table-file/FileDrop.tsx';
import { FileRefusal } from '../../entities/table-file/FileRefusal.tsx';
import { readFileRefusal } from '../../entities/table-file/readFileRefusal.ts';
import { useCan } from '../../entities/permissions/useCan.ts';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { useBlockedReason } from '../../entities/review/useBlockedReason.ts';
import { UserFileList } from '../files/UserFileList.tsx';
import { userFilePath } from '../files/userFilePath.ts';
import { useDownloadUserTemplateMutation, useCreateUserFileMutation } from '../files/userFilesApi.ts';
import '../files/user-files.css';

const MB = 1024 * 1024;

/** A new file of users, and those that are still kept (`/users/upload`). */
export function UserFilesPage() {
  const { t } = useTranslation('userFiles');
  const blocked = useBlockedReason('INVITE');
  const isInPerson = useCan({ notEmulated: true });
  if (!isInPerson)
    return (
      <Page>
        <PageHeader title={t('title.files')} />
        <Notice kind="warning">{t('notInPerson')}</Notice>
      </Page>
    );
  return (
    <Page>
      <PageHeader title={t('title.files')} subtitle={t('about')} />
      {blocked === null ? <NewFile /> : <Notice kind="warning">{blocked}</Notice>}
      <Section title={t('own.title')}>
        <p className="pr-user-files__help">{t('own.kept')}</p>
        <UserFileList />
      </Section>
    </Page>
  );
}

function NewFile() {
  const { t } = useTranslation('userFiles');
  const navigate = useNavigate();
  const [sendFile, { isLoading, error }] = useCreateUserFileMutation();
  const [file, setFile] = useState<File | null>(null);
  const send = async (chosen: File) => {
    setFile(chosen);
    const { data } = await sendFile(chosen);
    if (data !== undefined) await navigate(userFilePath(data.fileId));
  };
  const refusal = readFileRefusal(error);
  const limits = t('drop.limits', { rows: USER_FILE_LIMITS.rows, megabytes: FILE_LIMITS.bytes / MB });
  return (
    <>
      {refusal !== null && <FileRefusal fileName={file?.name ?? ''} {...refusal} maxRows={USER_FILE_LIMITS.rows} />}
      {error !== undefined && refusal === null && !isLoading && (
        <PartFailure
          error={error}
          title={t('failed.send')}
          onRetry={file === null ? undefined : () => void send(file)}
        />
      )}
      <FileDrop onFile={(chosen) => void send(chosen)} limits={limits} isBusy={isLoading} />
      <p role="status" className="pr-hidden-text">
        {isLoading && t('reading')}
      </p>
      <Templates />
    </>
  );
}

/** Files to fill in, with the organisation's own roles, groups and accounts. */
function Templates() {
  const { t, i18n } = useTranslation('userFiles');
  const notify = useNotify();
  const [download] = useDownloadUserTemplateMutation();
  const save = async (format: 'csv' | 'xlsx') => {
    const { error } = await download(format);
    if (error !== undefined) notify.error(apiErrorMessage(i18n, error));
  };
  return (
    <p className="pr-user-files__templates">
      {t('template.text')}{' '}
      {(['xlsx', 'csv'] as const).map((format) => (
        <button key={format} type="button" className="pr-link" onClick={() => void save(format)}>
          {t(`template.${format}`)}
        </button>
      ))}
    </p>
  );
}
