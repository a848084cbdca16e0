import type { EmailTemplate, EmailTemplateBody } from '@portal/shared/contract/emailTemplates';
import { useTranslation } from 'react-i18next';
import { useAttemptKey } from '../../api/useAttemptKey.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { TemplateForm } from '../form/TemplateForm.tsx';
import { copiedValues } from '../form/templateValues.ts';
import { useSaveTemplate } from '../form/useSaveTemplate.ts';
import type { TemplateTask } from '../templateTask.ts';
import { useCreateEmailTemplateMutation } from '../templatesApi.ts';

interface NewTemplateProps {
  readonly task: TemplateTask;
  /** What it begins with. */
  readonly template: EmailTemplate;
}

/** The form of a new template, with the standard texts or those of the one that it is a copy of. */
export function NewTemplate({ task, template }: NewTemplateProps) {
  const { t } = useTranslation('templates');
  const [createTemplate] = useCreateEmailTemplateMutation();
  const keyOf = useAttemptKey();
  const save = useSaveTemplate();
  const isCopy = task.act === 'duplicate';
  const create = (body: EmailTemplateBody) =>
    save('created', createTemplate({ body, idempotencyKey: keyOf(body) }).unwrap());
  return (
    <>
      <PageHeader title={isCopy ? t('title.duplicateNamed', { name: template.name }) : t('title.create')} />
      <TemplateForm
        task={task}
        initialValues={(places) => copiedValues(template, isCopy ? t('copyOf', { name: template.name }) : '', places)}
        submitLabel={t('action.create')}
        onSubmit={create}
      />
    </>
  );
}
