import type { RoleRecord } from '@portal/shared/contract/roles';
import { fullName } from '@portal/shared/domain/people/fullName';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCan } from '../../entities/permissions/useCan.ts';
import { userPath } from '../teamPaths.ts';
import { MANAGE_USERS } from '../teamRights.ts';

interface RoleUsersProps {
  readonly role: Pick<RoleRecord, 'users' | 'userCount'>;
  /** True when the names lead to the users. */
  readonly hasLinks?: boolean;
}

/** The users in a role by name, and how many more there are. */
export function RoleUsers({ role: { users, userCount }, hasLinks = false }: RoleUsersProps) {
  const { t } = useTranslation('team');
  const mayOpen = useCan(MANAGE_USERS) && hasLinks;
  const more = userCount - users.length;
  return (
    <ul className="pr-holders">
      {users.map(({ userId, firstName, lastName, email }) => (
        <li key={userId}>
          {mayOpen ? (
            <Link to={userPath(userId)}>{fullName(firstName, lastName)}</Link>
          ) : (
            <span>{fullName(firstName, lastName)}</span>
          )}
          <span className="pr-holders__email">{email}</span>
        </li>
      ))}
      {more > 0 && <li>{t('role.more', { count: more })}</li>}
    </ul>
  );
}
