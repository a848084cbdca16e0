import { useParams } from 'react-router-dom';
import { useGetRoleQuery } from '../rolesApi.ts';
import { RoleDetail } from '../roles/RoleDetail.tsx';
import { RoleFallback } from '../roles/RoleFallback.tsx';
import '../team.css';
import { isGone } from '../teamFailure.ts';

/** One role (`/roles/{roleId}`). */
export function RolePage() {
  const { roleId = '' } = useParams();
  const { currentData: role, error, refetch } = useGetRoleQuery(roleId, { refetchOnMountOrArgChange: true });
  if (role === undefined || isGone(error)) return <RoleFallback error={error} onRetry={() => void refetch()} />;
  return <RoleDetail key={roleId} role={role} />;
}
