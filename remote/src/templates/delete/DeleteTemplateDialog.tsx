import type { EmailTemplate } from '@portal/shared/contract/emailTemplates';
import { DeleteTemplateQuestion } from '../../entities/delivery-template/delete/DeleteTemplateQuestion.tsx';
import { getDraftKey, getStepLocation } from '../templateTask.ts';
import { useDeleteEmailTemplateMutation, useListTemplateUsesQuery } from '../templatesApi.ts';

export interface DeleteTemplateDialogProps {
  readonly template: EmailTemplate;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before an e-mail template is deleted, or says where it is in use. */
export function DeleteTemplateDialog({ template: { id, name }, onClose, onDeleted }: DeleteTemplateDialogProps) {
  const uses = useListTemplateUsesQuery(id, { refetchOnMountOrArgChange: true });
  const [deleteTemplate, deletion] = useDeleteEmailTemplateMutation();
  const task = { mode: 'edit', etid: id } as const;
  return (
    <DeleteTemplateQuestion
      name={name}
      draftKey={getDraftKey(task)}
      uses={uses}
      deletion={deletion}
      defaultsAt={getStepLocation(task, 'defaults')}
      onDelete={() => deleteTemplate(id)}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
