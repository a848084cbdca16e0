import type { UserFile } from '@portal/shared/contract/userFiles';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { CountedProgress } from '../../ui/feedback/CountedProgress.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { DownloadUserRejects } from './DownloadUserRejects.tsx';
import { FailedUsers } from './FailedUsers.tsx';
import { useGetUserFileQuery } from './userFilesApi.ts';

const POLL_MS = 1_000;

/** How far the job is that invites the users of a file, or what became of them. */
export function InvitedUsers({ file }: { readonly file: UserFile }) {
  const { t } = useTranslation('userFiles');
  const { fileId, state, total, waiting, invited, asked, failed } = file;
  const isInviting = state === 'INVITING';
  // The page has the answer: here it is asked for again while the job invites.
  useGetUserFileQuery(fileId, { pollingInterval: isInviting ? POLL_MS : 0 });
  const done = invited + asked + failed;
  if (isInviting)
    return (
      <Notice kind="info">
        <CountedProgress text={t('progress.text', { done, total: done + waiting })} value={done} max={done + waiting} />
        <span>{t('progress.leave')}</span>
      </Notice>
    );
  const left = total - invited - asked;
  return (
    <>
      <Notice
        kind={failed > 0 ? 'warning' : 'success'}
        title={t('done.title')}
        actions={
          <>
            <LinkButton to={PATHS.users} size="xs">
              {t('done.users')}
            </LinkButton>
            {left > 0 && <DownloadUserRejects fileId={fileId} />}
          </>
        }
      >
        <ul className="pr-user-files__done">
          <li>{t('done.invited', { count: invited })}</li>
          {asked > 0 && <li>{t('done.asked', { count: asked })}</li>}
          {left > 0 && <li>{t('done.left', { count: left })}</li>}
        </ul>
      </Notice>
      {failed > 0 && <FailedUsers fileId={fileId} />}
    </>
  );
}
