import type { UserFile } from '@portal/shared/contract/userFiles';
import { PATHS } from '@portal/shared/domain/access/paths';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isApiError } from '../../api/apiError.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { DeleteUserFile } from '../files/DeleteUserFile.tsx';
import { InvitedUsers } from '../files/InvitedUsers.tsx';
import { UserFileState } from '../files/UserFileState.tsx';
import { useGetUserFileQuery } from '../files/userFilesApi.ts';
import '../files/user-files.css';

const CheckedUsers = lazyPart(async () => (await import('../files/CheckedUsers.tsx')).CheckedUsers);

/** One file of users: corrected, confirmed, and what became of it (`/users/upload/:fileId`). */
export function UserFilePage() {
  const { fileId = '' } = useParams();
  return <OneFile key={fileId} fileId={fileId} />;
}

function OneFile({ fileId }: { readonly fileId: string }) {
  const { t } = useTranslation('userFiles');
  const { data, error, refetch } = useGetUserFileQuery(fileId, { refetchOnMountOrArgChange: true });
  const isGone = isApiError(error) && error.status === 404;
  if (data !== undefined && !isGone) return <ReadFile file={data} />;
  return (
    <Page>
      {error === undefined && <PageSkeleton rows={6} />}
      {isGone && (
        <>
          <PageHeader title={t('gone.title')} />
          <EmptyState text={t('gone.text')} action={<LinkButton to={PATHS.userFiles}>{t('gone.new')}</LinkButton>} />
        </>
      )}
      {error !== undefined && !isGone && (
        <>
          <PageHeader title={t('title.file')} />
          <PartFailure error={error} title={t('failed.read')} onRetry={() => void refetch()} />
        </>
      )}
    </Page>
  );
}

function ReadFile({ file }: { readonly file: UserFile }) {
  const { t } = useTranslation('userFiles');
  const isChecked = file.state === 'CHECKED';
  const isConfirmed = file.state === 'INVITING' || file.state === 'DONE';
  return (
    <Page keepsBottom>
      <PageHeader
        title={file.fileName}
        subtitle={t('rows', { count: file.total })}
        action={isChecked && <DeleteUserFile file={file} />}
      />
      <Suspense fallback={<PageSkeleton rows={6} />}>{isChecked && <CheckedUsers file={file} />}</Suspense>
      {isConfirmed && <InvitedUsers file={file} />}
      {!isChecked && !isConfirmed && <UserFileState file={file} />}
    </Page>
  );
}
