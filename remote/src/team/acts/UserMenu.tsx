import { Menu } from '@mantine/core';
import { fullName } from '@portal/shared/domain/people/fullName';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { RowMenu } from '../../ui/menu/RowMenu.tsx';
import { useBlockedReason } from '../editor/useBlockedReason.ts';
import { editUserPath } from '../teamPaths.ts';
import { actsOf, isDanger, type ActedOn, type UserAct } from './userActs.ts';

interface UserMenuProps {
  readonly user: ActedOn;
  /** True when the menu leads to the editor too. */
  readonly hasEdit?: boolean;
  readonly onAct: (user: ActedOn, act: UserAct) => void;
}

/** Offers the acts on a user; on oneself none, as they end one's own work here. */
export function UserMenu({ user, hasEdit = false, onAct }: UserMenuProps) {
  const { t } = useTranslation('team');
  const { userId } = usePrincipal();
  const blocked = useBlockedReason();
  const acts = user.userId === userId ? [] : actsOf(user);
  if (acts.length === 0 && !hasEdit) return null;
  return (
    <RowMenu label={t('action.of', { name: fullName(user.firstName, user.lastName) })}>
      {hasEdit && (
        <Menu.Item component={Link} to={editUserPath(user.userId)}>
          {t('action.edit')}
        </Menu.Item>
      )}
      {acts.map((act) => {
        const reason = act === 'invite' ? blocked : null;
        return (
          <Menu.Item
            key={act}
            color={isDanger(act) ? 'red' : undefined}
            disabled={reason !== null}
            onClick={() => onAct(user, act)}
          >
            {t(`act.${act}.button`)}
            {reason !== null && <span className="pr-team__reason">{reason}</span>}
          </Menu.Item>
        );
      })}
    </RowMenu>
  );
}
