import { Menu } from '@mantine/core';
import { PATHS } from '@portal/shared/domain/access/paths';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRouteRows } from '../entities/permissions/routeRows.ts';
import { usePrincipal } from '../entities/platform/signedIn.ts';
import { useSessionSource } from '../entities/session/sessionSource.ts';
import { useConfirmedSignOut } from '../ui/leave/useLeaveGuard.ts';
import { OpenedMenu } from '../ui/menu/OpenedMenu.tsx';

export interface ProfileItemsProps {
  readonly target: ReactElement;
}

/** My profile and Log out, below the name of the user. */
export function ProfileItems({ target }: ProfileItemsProps) {
  const { t } = useTranslation('shell');
  const { username } = usePrincipal();
  const { port } = useSessionSource();
  const signOut = useConfirmedSignOut();
  const hasProfile = useRouteRows().some((row) => row.path === PATHS.profile);
  return (
    <OpenedMenu target={target} position="bottom-end" width={240}>
      <Menu.Dropdown aria-label={t('profile.label')}>
        <Menu.Label>{username}</Menu.Label>
        {hasProfile && (
          <Menu.Item component={Link} to={PATHS.profile} leftSection={<IconUser size={16} aria-hidden="true" />}>
            {t('profile.mine')}
          </Menu.Item>
        )}
        <Menu.Item
          onClick={() => signOut(() => void port.signOut())}
          leftSection={<IconLogout size={16} aria-hidden="true" />}
        >
          {t('profile.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </OpenedMenu>
  );
}
