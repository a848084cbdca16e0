import { useParams } from 'react-router-dom';
import { Page } from '../../ui/page/Page.tsx';
import { TeamNotFound } from '../TeamNotFound.tsx';
import '../team.css';
import { isGone } from '../teamFailure.ts';
import { useGetUserQuery } from '../usersApi.ts';
import { UserDetail } from '../user/UserDetail.tsx';
import { UserFallback } from '../user/UserFallback.tsx';

/** One user (`/users/{userId}`). */
export function UserPage() {
  const { userId = '' } = useParams();
  const { currentData: user, error, refetch } = useGetUserQuery(userId, { refetchOnMountOrArgChange: true });
  if (isGone(error)) return <TeamNotFound what="user" />;
  if (user !== undefined) return <UserDetail key={userId} user={user} />;
  return (
    <Page>
      <UserFallback error={error} onRetry={() => void refetch()} />
    </Page>
  );
}
