import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { AddUserLink } from '../editor/AddUserLink.tsx';
import { UploadUsersLink } from '../files/UploadUsersLink.tsx';
import { UserTable } from '../list/UserTable.tsx';
import '../team.css';

/** The users of the organisation. */
export function UsersPage() {
  const { t } = useTranslation('team');
  return (
    <Page wide>
      <PageHeader
        title={t('title.users')}
        subtitle={t('about.users')}
        action={
          <div className="pr-team__actions">
            <UploadUsersLink />
            <AddUserLink />
          </div>
        }
      />
      <UserTable />
      <Outlet />
    </Page>
  );
}
