import type { AllowlistOfPlatform } from '@portal/shared/contract/allowlist';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { formatDay } from '../../ui/time/formatTime.ts';
import { useUndoAllowlistMutation } from '../recipientsApi.ts';

interface UndoDialogProps {
  readonly list: AllowlistOfPlatform;
  readonly former: NonNullable<AllowlistOfPlatform['former']>;
  readonly onClose: () => void;
}

/** Asks before the list before takes the place of the current one. */
export function UndoDialog({ list, former, onClose }: UndoDialogProps) {
  const { t, i18n } = useTranslation('allowlist');
  const locale = useLocale();
  const notify = useNotify();
  const [undo, { isLoading, error }] = useUndoAllowlistMutation();
  const confirm = async () => {
    const result = await undo({ version: list.version });
    if (result.error !== undefined) return;
    notify.success(t('undo.done', { count: result.data.recipientCount }));
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      title={t('undo.title')}
      confirmLabel={t('action.undo')}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {error !== undefined && <Notice kind="error">{apiErrorMessage(i18n, error)}</Notice>}
      <p>{t('undo.text', { count: former.recipientCount })}</p>
      <p>{t('undo.until', { day: formatDay(new Date(former.until), locale) })}</p>
    </ConfirmDialog>
  );
}
