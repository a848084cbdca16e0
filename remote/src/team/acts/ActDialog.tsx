import { fullName } from '@portal/shared/domain/people/fullName';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { teamFailureText } from '../teamFailure.ts';
import { useActOnUserMutation } from '../usersApi.ts';
import { isDanger, type ActedOn, type UserAct } from './userActs.ts';

interface ActDialogProps {
  readonly user: ActedOn;
  readonly act: UserAct;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks before something is done to a user, names the person and what follows; a failure is said here alone. */
export function ActDialog({ user, act, onClose, onDone }: ActDialogProps) {
  const { t, i18n } = useTranslation('team');
  const notify = useNotify();
  const [doAct, { isLoading, error }] = useActOnUserMutation();
  const named = { name: fullName(user.firstName, user.lastName), email: user.email };
  const failure = error && teamFailureText(i18n, error, t(`act.${act}.failed`));
  const confirm = async () => {
    const answer = await doAct({ userId: user.userId, act });
    if (answer.error !== undefined) return;
    notify.success(t(`act.${act}.done`, named));
    onDone();
  };
  return (
    <ConfirmDialog
      opened
      danger={isDanger(act)}
      title={t(`act.${act}.title`, named)}
      confirmLabel={t(`act.${act}.confirm`)}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {failure !== undefined && <Notice kind="error">{failure}</Notice>}
      <p>{t(`act.${act}.text`, named)}</p>
    </ConfirmDialog>
  );
}
