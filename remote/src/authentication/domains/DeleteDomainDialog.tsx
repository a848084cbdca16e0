import type { SsoDomain } from '@portal/shared/contract/ssoDomains';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { getFailureText } from '../authenticationTexts.ts';
import { useDeleteSsoDomainMutation } from '../domainsApi.ts';

interface DeleteDomainDialogProps {
  readonly domain: SsoDomain;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before a domain is deleted, says whom it concerns, and deletes it. */
export function DeleteDomainDialog({ domain, onClose, onDeleted }: DeleteDomainDialogProps) {
  const { t, i18n } = useTranslation('authentication');
  const notify = useNotify();
  const [deleteDomain, { isLoading, error }] = useDeleteSsoDomainMutation();
  const name = domain.domain;
  const confirm = async () => {
    const result = await deleteDomain(domain.domainId);
    if (result.error !== undefined) return;
    notify.success(t('domain.delete.done', { name }));
    onDeleted();
  };
  return (
    <ConfirmDialog
      opened
      danger
      title={t('domain.delete.title', { name })}
      confirmLabel={t('domain.delete.confirm')}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {error !== undefined && <Notice kind="error">{getFailureText(i18n, error, t('domain.delete.failed'))}</Notice>}
      <p>{t('domain.delete.text', { count: domain.people, name })}</p>
    </ConfirmDialog>
  );
}
