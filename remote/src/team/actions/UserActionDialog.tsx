import { fullName } from '@portal/shared/domain/people/fullName';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { teamFailureText } from '../teamFailure.ts';
import { useRunUserActionMutation } from '../usersApi.ts';
import { isDestructive, type UserActionTarget, type UserAction } from './userActions.ts';

interface UserActionDialogProps {
  readonly user: UserActionTarget;
  readonly action: UserAction;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks before something is done to a user, names the person and what follows; a failure is said here alone. */
export function UserActionDialog({ user, action, onClose, onDone }: UserActionDialogProps) {
  const { t, i18n } = useTranslation('team');
  const notify = useNotify();
  const [runAction, { isLoading, error }] = useRunUserActionMutation();
  const person = { name: fullName(user.firstName, user.lastName), email: user.email };
  const failure = error && teamFailureText(i18n, error, t(`act.${action}.failed`));
  const confirm = async () => {
    const result = await runAction({ userId: user.userId, action });
    if (result.error !== undefined) return;
    notify.success(t(`act.${action}.done`, person));
    onDone();
  };
  return (
    <ConfirmDialog
      opened
      danger={isDestructive(action)}
      title={t(`act.${action}.title`, person)}
      confirmLabel={t(`act.${action}.confirm`)}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {failure !== undefined && <Notice kind="error">{failure}</Notice>}
      <p>{t(`act.${action}.text`, person)}</p>
    </ConfirmDialog>
  );
}
