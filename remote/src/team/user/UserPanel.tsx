import { PATHS } from '@portal/shared/domain/access/paths';
import { fullName } from '@portal/shared/domain/people/fullName';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { DetailDrawer } from '../../ui/detail/DetailDrawer.tsx';
import { useUserActions } from '../actions/useUserActions.tsx';
import '../team.css';
import { useGetUserQuery } from '../usersApi.ts';
import { UserLadder } from './UserLadder.tsx';
import { UserRecord } from './UserRecord.tsx';

/** A user beside the list. */
export function UserPanel() {
  const { t, i18n } = useTranslation('team');
  const { userId = '' } = useParams();
  const query = useGetUserQuery(userId, { refetchOnMountOrArgChange: true });
  const { currentData: user } = query;
  const navigate = useNavigate();
  const { search } = useLocation();
  const { ask, dialog } = useUserActions(() => void navigate({ pathname: PATHS.users, search }, { replace: true }));
  return (
    <DetailDrawer
      key={userId}
      title={user === undefined ? t('title.user') : fullName(user.firstName, user.lastName)}
      query={query}
      waitingFor={t('waiting.user')}
      notFound={i18n.t('errors:error.user.notFound')}
      listPath={PATHS.users}
    >
      {(shown) => (
        <>
          <UserLadder user={shown} hasPage onAction={ask} />
          <UserRecord user={shown} />
          {dialog}
        </>
      )}
    </DetailDrawer>
  );
}
