import type { PrintTemplate } from '@portal/shared/contract/printTemplates';
import { DeleteTemplateQuestion } from '../../entities/delivery-template/delete/DeleteTemplateQuestion.tsx';
import { getDraftKey, getSidePath } from '../printTemplateTask.ts';
import { useDeletePrintTemplateMutation, useListPrintTemplateUsesQuery } from '../printTemplatesApi.ts';

export interface DeletePrintTemplateDialogProps {
  readonly template: PrintTemplate;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before a print template is deleted, or says where it is in use. */
export function DeletePrintTemplateDialog({ template, onClose, onDeleted }: DeletePrintTemplateDialogProps) {
  const { deliveryTemplateIdentifier: ptid, name } = template;
  const uses = useListPrintTemplateUsesQuery(ptid, { refetchOnMountOrArgChange: true });
  const [deleteTemplate, deletion] = useDeletePrintTemplateMutation();
  const task = { mode: 'edit', ptid } as const;
  return (
    <DeleteTemplateQuestion
      name={name}
      draftKey={getDraftKey(task)}
      uses={uses}
      deletion={deletion}
      defaultsAt={{ pathname: getSidePath(task, 'other') }}
      onDelete={() => deleteTemplate(ptid)}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
