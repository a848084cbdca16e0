import type { SignupDomain } from '@portal/shared/contract/signups';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useDeleteSignupDomainMutation } from './signupDomainsApi.ts';

interface DeleteDomainDialogProps {
  readonly domain: SignupDomain;
  readonly onClose: () => void;
}

/** Asks before an exception is removed: the lists then decide again. */
export function DeleteDomainDialog({ domain: { domain }, onClose }: DeleteDomainDialogProps) {
  const { t, i18n } = useTranslation('staff');
  const [remove, { isLoading, error }] = useDeleteSignupDomainMutation();
  const confirm = async () => {
    const result = await remove(domain);
    if (result.error === undefined) onClose();
  };
  return (
    <ConfirmDialog
      opened
      danger
      title={t('signupDomains.removeTitle', { domain })}
      confirmLabel={t('signupDomains.remove')}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {error !== undefined && <Notice kind="error">{apiErrorMessage(i18n, error, t('signupDomains.failed'))}</Notice>}
      <p>{t('signupDomains.removeText')}</p>
    </ConfirmDialog>
  );
}
