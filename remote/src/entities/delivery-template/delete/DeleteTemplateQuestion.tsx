import type { TemplateUses } from '@portal/shared/contract/emailTemplates';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useNotify } from '../../../ui/feedback/useNotify.ts';
import { useDraftStore } from '../../../ui/form/draftStore.ts';
import { templateFailureText } from '../form/templateFailure.ts';
import '../form/locales.ts';
import { TemplateUseList, type TemplateUseListProps } from './TemplateUseList.tsx';

interface DeleteTemplateQuestionProps extends Pick<TemplateUseListProps, 'defaultsAt'> {
  readonly name: string;
  /** Key of the draft of its changes. */
  readonly draftKey: string;
  /** The uses that keep it; undefined before they were read. */
  readonly uses: {
    readonly data?: TemplateUses | undefined;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
  readonly deletion: { readonly isLoading: boolean; readonly error?: unknown };
  readonly onDelete: () => Promise<{ readonly error?: unknown }>;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before a template is deleted, or says where it is in use; deletes it with the draft of its changes, and says so. */
export function DeleteTemplateQuestion(props: DeleteTemplateQuestionProps) {
  const { name, draftKey, uses, deletion, defaultsAt, onDelete, onClose, onDeleted } = props;
  const { t, i18n } = useTranslation('templateForm');
  const notify = useNotify();
  const drafts = useDraftStore();
  const confirm = async () => {
    const result = await onDelete();
    if (result.error !== undefined) {
      await uses.refetch();
      return;
    }
    drafts.remove(draftKey);
    notify.success(t('delete.done', { name }));
    onDeleted();
  };
  const used = uses.data ?? [];
  const isUsed = used.length > 0;
  return (
    <ConfirmDialog
      opened
      danger
      title={t('delete.title', { name })}
      confirmLabel={t('delete.confirm')}
      busy={deletion.isLoading}
      disabled={uses.data === undefined || isUsed}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {deletion.error !== undefined && !isUsed && (
        <Notice kind="error">{templateFailureText(i18n, deletion.error, t('delete.failed'))}</Notice>
      )}
      {uses.error !== undefined && <PartFailure error={uses.error} onRetry={() => void uses.refetch()} />}
      {isUsed ? <TemplateUseList uses={used} defaultsAt={defaultsAt} onLeave={onClose} /> : <p>{t('delete.text')}</p>}
    </ConfirmDialog>
  );
}
