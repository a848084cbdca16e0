import type { EmailTemplate } from '@portal/shared/contract/emailTemplates';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useDraftStore } from '../../ui/form/draftStore.ts';
import { templateFailureText } from '../templateFailure.ts';
import { getDraftKey } from '../templateTask.ts';
import { useDeleteEmailTemplateMutation, useListTemplateUsesQuery } from '../templatesApi.ts';
import { TemplateUseList } from './TemplateUseList.tsx';

export interface DeleteTemplateDialogProps {
  readonly template: EmailTemplate;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before a template is deleted, or says where it is in use; deletes it with the draft of its changes, and says so. */
export function DeleteTemplateDialog({ template, onClose, onDeleted }: DeleteTemplateDialogProps) {
  const { t, i18n } = useTranslation('templates');
  const notify = useNotify();
  const drafts = useDraftStore();
  const { id, name } = template;
  const uses = useListTemplateUsesQuery(id, { refetchOnMountOrArgChange: true });
  const [deleteTemplate, { isLoading, error }] = useDeleteEmailTemplateMutation();
  const confirm = async () => {
    const result = await deleteTemplate(id);
    if (result.error !== undefined) {
      await uses.refetch();
      return;
    }
    drafts.remove(getDraftKey({ mode: 'edit', etid: id }));
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
      busy={isLoading}
      disabled={uses.data === undefined || isUsed}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {error !== undefined && !isUsed && (
        <Notice kind="error">{templateFailureText(i18n, error, t('delete.failed'))}</Notice>
      )}
      {uses.error !== undefined && <PartFailure error={uses.error} onRetry={() => void uses.refetch()} />}
      {isUsed ? <TemplateUseList etid={id} uses={used} onLeave={onClose} /> : <p>{t('delete.text')}</p>}
    </ConfirmDialog>
  );
}
