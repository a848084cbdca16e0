import type { TeamUserRecord } from '@portal/shared/contract/users';
import { fullName } from '@portal/shared/domain/people/fullName';
import { useTranslation } from 'react-i18next';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { ActionLadder } from '../../ui/actions/ActionLadder.tsx';
import { getUserActions, isDestructive, isDue, type UserAction } from '../actions/userActions.ts';
import { useBlockedReason } from '../../entities/review/useBlockedReason.ts';
import { editUserPath, userPath } from '../teamPaths.ts';

interface UserLadderProps {
  readonly user: TeamUserRecord;
  /** True beside the list, from where the user's page opens. */
  readonly hasPage?: boolean;
  readonly onAction: (user: TeamUserRecord, action: UserAction) => void;
}

/** The actions on a user: first the one that the status asks for, else to edit; on oneself none that end one's own work. */
export function UserLadder({ user, hasPage = false, onAction }: UserLadderProps) {
  const { t } = useTranslation('team');
  const { userId } = usePrincipal();
  const blocked = useBlockedReason('INVITE');
  const actions = user.userId === userId ? [] : getUserActions(user);
  const edit = { key: 'edit', label: t('action.edit'), to: editUserPath(user.userId) };
  const page = hasPage ? { key: 'page', label: t('action.open'), to: userPath(user.userId) } : null;
  const items = actions.map((action) => ({
    key: action,
    label: t(`act.${action}.confirm`),
    onClick: () => onAction(user, action),
    reason: action === 'invite' ? blocked : null,
    isDestructive: isDestructive(action),
  }));
  const due = items.find(({ key, reason }) => isDue(key) && reason === null);
  const rest = items.filter((item) => item !== due);
  return (
    <ActionLadder
      label={t('action.of', { name: fullName(user.firstName, user.lastName) })}
      primary={due ?? edit}
      secondary={due === undefined ? page : edit}
      more={due === undefined || page === null ? rest : [page, ...rest]}
    />
  );
}
