import type { EmailTemplate, EmailTemplateBody } from '@portal/shared/contract/emailTemplates';
import { useTranslation } from 'react-i18next';
import { useIdempotencyKey } from '../../api/useIdempotencyKey.ts';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { copyName } from '../form/copyName.ts';
import { TemplateForm } from '../form/TemplateForm.tsx';
import { toCopiedValues } from '../form/templateValues.ts';
import { useSaveTemplate } from '../form/useSaveTemplate.ts';
import type { TemplateTask } from '../templateTask.ts';
import { useCreateEmailTemplateMutation, useListEmailTemplatesQuery } from '../templatesApi.ts';

interface NewTemplateProps {
  readonly task: TemplateTask;
  /** The template whose texts it begins with. */
  readonly template: EmailTemplate;
}

/** The form of a new template, with the standard texts or those of the one that it is a copy of. */
export function NewTemplate({ task, template }: NewTemplateProps) {
  const { t } = useTranslation('templates');
  const [createTemplate] = useCreateEmailTemplateMutation();
  const getIdempotencyKey = useIdempotencyKey();
  const save = useSaveTemplate();
  const isCopy = task.mode === 'duplicate';
  const { data: templates = [], isLoading } = useListEmailTemplatesQuery({ search: '' }, { skip: !isCopy });
  const name = isCopy ? copyName(t, template.name, templates) : '';
  const create = (body: EmailTemplateBody) =>
    save('created', createTemplate({ body, idempotencyKey: getIdempotencyKey(body) }).unwrap());
  return (
    <>
      <PageHeader title={isCopy ? t('title.duplicateNamed', { name: template.name }) : t('title.create')} />
      {isLoading ? (
        <PageSkeleton rows={8} />
      ) : (
        <TemplateForm
          task={task}
          initialValues={(scopeOptions) => toCopiedValues(template, name, scopeOptions)}
          submitLabel={t('action.create')}
          onSubmit={create}
        />
      )}
    </>
  );
}
