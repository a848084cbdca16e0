import { fullName } from '@portal/shared/domain/people/fullName';
import { Menu } from '@mantine/core';
import { PATHS } from '@portal/shared/domain/access/paths';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import '@mantine/core/styles/Menu.css';
import { useRouteRows } from '../entities/permissions/routeRows.ts';
import { usePrincipal } from '../entities/platform/signedIn.ts';
import { useSessionSource } from '../entities/session/sessionSource.ts';
import { Avatar } from '../ui/avatar/Avatar.tsx';
import { useConfirmedSignOut } from '../ui/leave/useLeaveGuard.ts';

const PROFILE_PATH = PATHS.profile;

/** The signed-in user; My profile and Log out. */
export function ProfileMenu() {
  const { t } = useTranslation('shell');
  const { firstName, lastName, username } = usePrincipal();
  const { port } = useSessionSource();
  const signOut = useConfirmedSignOut();
  const hasProfile = useRouteRows().some((row) => row.path === PROFILE_PATH);
  const name = fullName(firstName, lastName) || username;
  return (
    <Menu position="bottom-end" width={240} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button type="button" className="pr-top__profile">
          <Avatar name={name} />
          <span>{name}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('profile.label')}>
        <Menu.Label>{username}</Menu.Label>
        {hasProfile && (
          <Menu.Item component={Link} to={PROFILE_PATH} leftSection={<IconUser size={16} aria-hidden="true" />}>
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
    </Menu>
  );
}
