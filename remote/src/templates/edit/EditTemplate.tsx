import type { EmailTemplate, EmailTemplateBody } from '@portal/shared/contract/emailTemplates';
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
import type { DeleteTemplateDialogProps } from '../delete/DeleteTemplateDialog.tsx';
import { TemplateForm } from '../form/TemplateForm.tsx';
import { toTemplateValues, type TemplateValues } from '../form/templateValues.ts';
import { getDraftKey, type TemplateTask } from '../templateTask.ts';
import {
  useCreateEmailTemplateMutation,
  useLazyGetEmailTemplateQuery,
  useUpdateEmailTemplateMutation,
} from '../templatesApi.ts';
import { useCopyName } from './useCopyName.ts';

const DeleteTemplateDialog = lazyPart<DeleteTemplateDialogProps>(
  async () => (await import('../delete/DeleteTemplateDialog.tsx')).DeleteTemplateDialog,
);

interface EditTemplateProps {
  readonly task: TemplateTask;
  readonly template: EmailTemplate;
}

/** The form of a template that exists; of one that somebody changed or deleted meanwhile it can save a copy. */
export function EditTemplate({ task, template }: EditTemplateProps) {
  const { t, i18n } = useTranslation('templates');
  const navigate = useNavigate();
  const containerRef = useKeptFocus<HTMLElement>();
  const [isLeaving, setLeaving] = useState(false);
  const savesCopy = useRef(false);
  const [updateTemplate] = useUpdateEmailTemplateMutation();
  const [createTemplate] = useCreateEmailTemplateMutation();
  const getIdempotencyKey = useIdempotencyKey();
  const save = useSaveTemplate(PATHS.emailTemplates);
  const nameCopy = useCopyName();
  const { id: etid, name } = template;
  const [read] = useLazyGetEmailTemplateQuery();
  const readValues = async () => toTemplateValues(await read(etid).unwrap());
  const title = t('title.editNamed', { name });
  const stay = () => setLeaving(false);
  const submit = async (written: EmailTemplateBody, { version }: TemplateValues) => {
    if (!savesCopy.current)
      return save(updateTemplate({ etid, body: { ...written, version } }).unwrap(), ({ name: now }) =>
        t('saved', { name: now }),
      );
    savesCopy.current = false;
    const body = { ...written, name: await nameCopy(written.name), defaults: [] };
    return save(createTemplate({ body, idempotencyKey: getIdempotencyKey(body) }).unwrap());
  };
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
        <TemplateForm
          task={task}
          initialValues={() => toTemplateValues(template)}
          submitLabel={t('action.save')}
          isKept={!isLeaving}
          failure={
            <EditFailure
              draftKey={getDraftKey(task)}
              readValues={readValues}
              onCopy={() => (savesCopy.current = true)}
            />
          }
          onSubmit={submit}
        />
      </section>
      {isLeaving && (
        <OverlayBoundary onClose={stay}>
          <DeleteTemplateDialog
            template={template}
            onClose={stay}
            onDeleted={() => void navigate(PATHS.emailTemplates, { replace: true })}
          />
        </OverlayBoundary>
      )}
    </>
  );
}
