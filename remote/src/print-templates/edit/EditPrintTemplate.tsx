import type { PrintTemplate, PrintTemplateBody } from '@portal/shared/contract/printTemplates';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useIdempotencyKey } from '../../api/useIdempotencyKey.ts';
import { EditFailure } from '../../entities/delivery-template/form/EditFailure.tsx';
import { useSaveTemplate } from '../../entities/delivery-template/form/useSaveTemplate.ts';
import { ActionLadder } from '../../ui/actions/ActionLadder.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { OverlayBoundary } from '../../ui/lazy/OverlayBoundary.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { useKeptFocus } from '../../ui/page/useKeptFocus.ts';
import type { DeletePrintTemplateDialogProps } from '../delete/DeletePrintTemplateDialog.tsx';
import { PrintTemplateForm } from '../form/PrintTemplateForm.tsx';
import { toPrintTemplateValues, type PrintTemplateValues } from '../form/printTemplateValues.ts';
import { getDraftKey, type PrintTemplateTask } from '../printTemplateTask.ts';
import {
  useCreatePrintTemplateMutation,
  useLazyGetPrintTemplateQuery,
  useUpdatePrintTemplateMutation,
} from '../printTemplatesApi.ts';
import { useCopyName } from './useCopyName.ts';

const DeletePrintTemplateDialog = lazyPart<DeletePrintTemplateDialogProps>(
  async () => (await import('../delete/DeletePrintTemplateDialog.tsx')).DeletePrintTemplateDialog,
);

interface EditPrintTemplateProps {
  readonly task: PrintTemplateTask;
  readonly template: PrintTemplate;
}

/** The form of a print template that exists; of one that somebody changed or deleted meanwhile it can save a copy. */
export function EditPrintTemplate({ task, template }: EditPrintTemplateProps) {
  const { t, i18n } = useTranslation('printTemplates');
  const navigate = useNavigate();
  const containerRef = useKeptFocus<HTMLElement>();
  const [isLeaving, setLeaving] = useState(false);
  const { name } = template;
  const title = t('title.editNamed', { name });
  const stay = () => setLeaving(false);
  const { submit, failure } = useSaving(task);
  return (
    <>
      <PageHeader
        title={title}
        action={
          <ActionLadder
            label={t('action.of', { name })}
            more={[
              {
                key: 'delete',
                label: i18n.t('templateForm:delete.confirm'),
                onClick: () => setLeaving(true),
                isDestructive: true,
              },
            ]}
          />
        }
      />
      <section ref={containerRef} tabIndex={-1} aria-label={title}>
        <PrintTemplateForm
          task={task}
          template={template}
          initialValues={() => toPrintTemplateValues(template)}
          submitLabel={t('action.save')}
          isKept={!isLeaving}
          failure={failure}
          onSubmit={submit}
        />
      </section>
      {isLeaving && (
        <OverlayBoundary onClose={stay}>
          <DeletePrintTemplateDialog
            template={template}
            onClose={stay}
            onDeleted={() => void navigate(PATHS.printTemplates, { replace: true })}
          />
        </OverlayBoundary>
      )}
    </>
  );
}

/** Saves the changes, or what was typed as a copy; and what is shown of a save that failed. */
function useSaving(task: PrintTemplateTask) {
  const { t } = useTranslation('printTemplates');
  const savesCopy = useRef(false);
  const [updateTemplate] = useUpdatePrintTemplateMutation();
  const [createTemplate] = useCreatePrintTemplateMutation();
  const [read] = useLazyGetPrintTemplateQuery();
  const getIdempotencyKey = useIdempotencyKey();
  const save = useSaveTemplate(PATHS.printTemplates);
  const nameCopy = useCopyName();
  const { ptid } = task;
  const submit = async (written: PrintTemplateBody, { version }: PrintTemplateValues) => {
    if (!savesCopy.current)
      return save(updateTemplate({ ptid, body: { ...written, version } }).unwrap(), ({ name }) => t('saved', { name }));
    savesCopy.current = false;
    const body = { ...written, name: await nameCopy(written.name), defaults: [] };
    return save(createTemplate({ body, idempotencyKey: getIdempotencyKey(body) }).unwrap());
  };
  const readValues = async () => toPrintTemplateValues(await read(ptid).unwrap());
  const failure = (
    <EditFailure draftKey={getDraftKey(task)} readValues={readValues} onCopy={() => (savesCopy.current = true)} />
  );
  return { submit, failure };
}
