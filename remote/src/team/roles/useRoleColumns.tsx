import type { Role } from '@portal/shared/contract/roles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { roleName } from '../../entities/role/roleName.ts';
import { ShortList } from '../../ui/hint/ShortList.tsx';
import type { Column } from '../../ui/table/column.ts';
import { useRowLinks } from '../../ui/table/useRowLinks.ts';
import { getPermissionTexts } from '../permissions/permissionTexts.ts';
import { rolePath } from '../teamPaths.ts';
import { RoleMenu } from './RoleMenu.tsx';
import type { RoleAction } from './useRoleActions.tsx';

/** The columns of the roles. */
export function useRoleColumns(onAction: (role: Role, action: RoleAction) => void): readonly Column<Role>[] {
  const { t, i18n } = useTranslation('team');
  const linkTo = useRowLinks();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('column.role'),
        width: 'minmax(144px, 1.2fr)',
        cell: ({ roleId, name }) => (
          <a {...linkTo(rolePath(roleId))} className="pr-table__target">
            {roleName(i18n, name)}
          </a>
        ),
      },
      {
        id: 'kind',
        header: t('column.kind'),
        width: '128px',
        cell: ({ isDefault }) => t(isDefault ? 'role.default' : 'role.custom'),
      },
      {
        id: 'permissions',
        header: t('column.permissions'),
        width: 'minmax(208px, 2.4fr)',
        cell: ({ authorities }) => {
          const { can } = getPermissionTexts(i18n, authorities);
          return can.length === 0 ? t('codes.none') : <ShortList names={can} />;
        },
      },
      { id: 'users', header: t('column.users'), width: '104px', align: 'right', cell: ({ userCount }) => userCount },
      {
        id: 'actions',
        header: t('column.actions'),
        width: '58px',
        isActions: true,
        cell: (role) => <RoleMenu role={role} onAction={onAction} />,
      },
    ],
    [t, i18n, linkTo, onAction],
  );
}
