import type { EmailTemplate, EmailTemplateBody } from '@portal/shared/contract/emailTemplates';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { useIdempotencyKey } from '../../api/useIdempotencyKey.ts';
import { copyName } from '../../entities/delivery-template/form/copyName.ts';
import { useSaveTemplate } from '../../entities/delivery-template/form/useSaveTemplate.ts';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { TemplateForm } from '../form/TemplateForm.tsx';
import { toCopiedValues } from '../form/templateValues.ts';
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
  const { t: tForm } = useTranslation('templateForm');
  const [createTemplate] = useCreateEmailTemplateMutation();
  const getIdempotencyKey = useIdempotencyKey();
  const save = useSaveTemplate(PATHS.emailTemplates);
  const isCopy = task.mode === 'duplicate';
  const { data: templates = [], isLoading } = useListEmailTemplatesQuery({ search: '' }, { skip: !isCopy });
  const name = isCopy ? copyName(tForm, template.name, templates) : '';
  const create = (body: EmailTemplateBody) =>
    save(createTemplate({ body, idempotencyKey: getIdempotencyKey(body) }).unwrap());
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
