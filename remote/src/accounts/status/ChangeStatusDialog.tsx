import type { Account } from '@portal/shared/contract/customers';
import type { AccountStatus } from '@portal/shared/domain/enumerations';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { useIdempotencyKey } from '../../api/useIdempotencyKey.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { ReasonDialog } from '../../ui/dialog/ReasonDialog.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useChangeStatusMutation } from '../accountsApi.ts';
import { getStatusAction } from './statusActions.ts';

interface ChangeStatusDialogProps {
  readonly account: Account;
  readonly newStatus: AccountStatus;
  readonly onClose: () => void;
}

/** Asks before an account is frozen, disabled or opened again, and says what that means. Freezing needs a reason. */
export function ChangeStatusDialog({ account, newStatus, onClose }: ChangeStatusDialogProps) {
  const { t, i18n } = useTranslation('accounts');
  const notify = useNotify();
  const getIdempotencyKey = useIdempotencyKey();
  // The account is read anew while the dialog closes.
  const [action] = useState(() => getStatusAction(account.status, newStatus));
  const [changeStatus, { isLoading, error }] = useChangeStatusMutation();
  const { customerIdentifier, accountIdentifier, displayName: name } = account;
  const change = async (reason: string): Promise<void> => {
    const body = { customerIdentifier, accountIdentifier, newStatus, reason };
    await changeStatus({ ...body, idempotencyKey: getIdempotencyKey(body) }).unwrap();
    notify.success(t(`act.${action}.done`, { name }));
  };
  const shown = { title: t(`act.${action}.title`, { name }), confirmLabel: t(`act.${action}.confirm`), onClose };
  const text = <p>{t(`act.${action}.text`, { name })}</p>;
  if (action === 'freeze')
    return (
      <ReasonDialog
        {...shown}
        draftKey={`accounts.freeze.${accountIdentifier}`}
        errorFallback={t('act.failed')}
        onConfirm={change}
      >
        {text}
      </ReasonDialog>
    );
  return (
    <ConfirmDialog
      {...shown}
      opened
      danger={newStatus === 'DISABLED'}
      busy={isLoading}
      // Its failure is shown here.
      onConfirm={() => void change('').then(onClose, () => undefined)}
    >
      {error !== undefined && <Notice kind="error">{apiErrorMessage(i18n, error, t('act.failed'))}</Notice>}
      {text}
    </ConfirmDialog>
  );
}
