import { Menu } from '@mantine/core';
import { fullName } from '@portal/shared/domain/people/fullName';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { RowMenu } from '../../ui/menu/RowMenu.tsx';
import { useBlockedReason } from '../../entities/review/useBlockedReason.ts';
import { editUserPath } from '../teamPaths.ts';
import { getUserActions, isDestructive, isDue, type UserActionTarget, type UserAction } from './userActions.ts';

interface UserMenuProps {
  readonly user: UserActionTarget;
  /** True when the menu leads to the editor too. */
  readonly hasEdit?: boolean;
  readonly onAction: (user: UserActionTarget, action: UserAction) => void;
}

/** Offers the actions on a user, first the one that the status asks for; on oneself none, as they end one's own work here. */
export function UserMenu({ user, hasEdit = false, onAction }: UserMenuProps) {
  const { t } = useTranslation('team');
  const { userId } = usePrincipal();
  const blocked = useBlockedReason('INVITE');
  const actions = user.userId === userId ? [] : getUserActions(user);
  if (actions.length === 0 && !hasEdit) return null;
  const due = actions.find((action) => isDue(action) && (action !== 'invite' || blocked === null));
  const toItem = (action: UserAction) => {
    const reason = action === 'invite' ? blocked : null;
    return (
      <Menu.Item
        key={action}
        color={isDestructive(action) ? 'red' : undefined}
        disabled={reason !== null}
        onClick={() => onAction(user, action)}
      >
        {t(`act.${action}.confirm`)}
        {reason !== null && <span className="pr-team__reason">{reason}</span>}
      </Menu.Item>
    );
  };
  return (
    <RowMenu label={t('action.of', { name: fullName(user.firstName, user.lastName) })}>
      {due !== undefined && toItem(due)}
      {hasEdit && (
        <Menu.Item component={Link} to={editUserPath(user.userId)}>
          {t('action.edit')}
        </Menu.Item>
      )}
      {actions.filter((action) => action !== due).map(toItem)}
    </RowMenu>
  );
}
