import { fullName } from '@portal/shared/domain/people/fullName';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { usePageName } from '../../ui/page/pageName.ts';
import { EditUser } from '../editor/EditUser.tsx';
import { useUserChoices } from '../editor/useUserChoices.ts';
import { TeamNotFound } from '../TeamNotFound.tsx';
import '../team.css';
import { isGone } from '../teamFailure.ts';
import { userPath } from '../teamPaths.ts';
import { useGetUserQuery } from '../usersApi.ts';
import { UserFallback } from '../user/UserFallback.tsx';

/** The editor of one user. */
export function EditUserPage() {
  const { t } = useTranslation('team');
  const { userId = '' } = useParams();
  const { choices, error: choicesError, retry } = useUserChoices();
  const { currentData: user, error, refetch } = useGetUserQuery(userId);
  const name = user === undefined ? '' : fullName(user.firstName, user.lastName);
  const title = name === '' ? '' : t('title.editNamed', { name });
  usePageName(title);
  const retryAll = () => {
    retry();
    if (error !== undefined) void refetch();
  };
  if (user === undefined && isGone(error)) return <TeamNotFound what="user" />;
  if (user === undefined || choices === undefined)
    return (
      <Page>
        <UserFallback
          error={error ?? choicesError}
          {...(error === undefined && { failed: t('failed.choices') })}
          onRetry={retryAll}
        />
      </Page>
    );
  return (
    <Page>
      <PageHeader title={title} subtitle={<Link to={userPath(userId)}>{user.email}</Link>} />
      <EditUser key={userId} user={user} {...choices} />
    </Page>
  );
}
