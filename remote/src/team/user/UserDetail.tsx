import type { TeamUserRecord } from '@portal/shared/contract/users';
import { PATHS } from '@portal/shared/domain/access/paths';
import { fullName } from '@portal/shared/domain/people/fullName';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { usePageName } from '../../ui/page/pageName.ts';
import { useUserActions } from '../actions/useUserActions.tsx';
import { UserLadder } from './UserLadder.tsx';
import { UserRecord } from './UserRecord.tsx';

/** A user that was loaded, with what can be done. */
export function UserDetail({ user }: { readonly user: TeamUserRecord }) {
  const { t } = useTranslation('team');
  const me = usePrincipal();
  const navigate = useNavigate();
  const { ask, dialog } = useUserActions(() => void navigate(PATHS.users, { replace: true }));
  const name = fullName(user.firstName, user.lastName);
  usePageName(name);
  return (
    <Page>
      <PageHeader
        title={name}
        subtitle={<Link to={PATHS.users}>{t('action.all')}</Link>}
        action={<UserLadder user={user} onAction={ask} />}
      />
      {user.userId === me.userId && <Notice kind="info">{t('isYou')}</Notice>}
      <div className="pr-team__narrow">
        <UserRecord user={user} />
      </div>
      {dialog}
    </Page>
  );
}
