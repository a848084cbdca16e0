import { PATHS } from '@portal/shared/domain/access/paths';
import { fullName } from '@portal/shared/domain/people/fullName';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { SidePanel } from '../../ui/dialog/SidePanel.tsx';
import { StaleNotice } from '../../ui/failure/StaleNotice.tsx';
import { usePageName } from '../../ui/page/pageName.ts';
import { editUserPath, userPath } from '../teamPaths.ts';
import { useGetUserQuery } from '../usersApi.ts';
import { UserRecord } from './UserRecord.tsx';
import { WithoutUser } from './WithoutUser.tsx';

/** A user beside the list. */
export function UserPanel() {
  const { t } = useTranslation('team');
  const { userId = '' } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const {
    currentData: user,
    error,
    refetch,
    fulfilledTimeStamp,
  } = useGetUserQuery(userId, { refetchOnMountOrArgChange: true });
  const name = user === undefined ? '' : fullName(user.firstName, user.lastName);
  const retry = () => void refetch();
  usePageName(name);
  return (
    <SidePanel
      key={userId}
      title={name || t('title.user')}
      onClosed={() => void navigate({ pathname: PATHS.users, search })}
    >
      {user === undefined ? (
        <WithoutUser error={error} onRetry={retry} />
      ) : (
        <>
          {error !== undefined && <StaleNotice loadedAt={fulfilledTimeStamp} onRetry={retry} />}
          <div className="pr-user__links">
            <LinkButton to={editUserPath(userId)}>{t('action.edit')}</LinkButton>
            <LinkButton to={userPath(userId)} variant="default">
              {t('action.open')}
            </LinkButton>
          </div>
          <UserRecord user={user} />
        </>
      )}
    </SidePanel>
  );
}
