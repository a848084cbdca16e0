import { Menu } from '@mantine/core';
import type { Role } from '@portal/shared/contract/roles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { roleName } from '../../entities/role/roleName.ts';
import { RowMenu } from '../../ui/menu/RowMenu.tsx';
import { copyRolePath, editRolePath } from '../teamPaths.ts';
import type { RoleAction } from './useRoleActions.tsx';

interface RoleMenuProps {
  readonly role: Role;
  readonly onAction: (role: Role, action: RoleAction) => void;
}

/** Offers the actions on a role; a default one can only be copied. */
export function RoleMenu({ role, onAction }: RoleMenuProps) {
  const { t, i18n } = useTranslation('team');
  return (
    <RowMenu label={t('action.of', { name: roleName(i18n, role.name) })}>
      {!role.isDefault && (
        <>
          <Menu.Item component={Link} to={editRolePath(role.roleId)}>
            {t('action.edit')}
          </Menu.Item>
          <Menu.Item onClick={() => onAction(role, 'rename')}>{t('action.rename')}</Menu.Item>
        </>
      )}
      <Menu.Item component={Link} to={copyRolePath(role.roleId)}>
        {t('action.copy')}
      </Menu.Item>
      {!role.isDefault && (
        <Menu.Item color="red" onClick={() => onAction(role, 'delete')}>
          {t('action.delete')}
        </Menu.Item>
      )}
    </RowMenu>
  );
}
