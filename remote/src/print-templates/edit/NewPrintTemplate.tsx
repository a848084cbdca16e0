import type { PrintTemplate, PrintTemplateBody } from '@portal/shared/contract/printTemplates';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { useIdempotencyKey } from '../../api/useIdempotencyKey.ts';
import { copyName } from '../../entities/delivery-template/form/copyName.ts';
import { useSaveTemplate } from '../../entities/delivery-template/form/useSaveTemplate.ts';
import { useLetterName } from '../../entities/delivery-template/letter/useLetterName.ts';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PrintTemplateForm } from '../form/PrintTemplateForm.tsx';
import { toCopiedValues } from '../form/printTemplateValues.ts';
import type { PrintTemplateTask } from '../printTemplateTask.ts';
import { useCreatePrintTemplateMutation, useListPrintTemplatesQuery } from '../printTemplatesApi.ts';

interface NewPrintTemplateProps {
  readonly task: PrintTemplateTask;
  /** The template whose texts it begins with. */
  readonly template: PrintTemplate;
}

/** The form of a new print template, with the standard texts or those of the one that it is a copy of. */
export function NewPrintTemplate({ task, template }: NewPrintTemplateProps) {
  const { t } = useTranslation('printTemplates');
  const { t: tForm } = useTranslation('templateForm');
  const [createTemplate] = useCreatePrintTemplateMutation();
  const getIdempotencyKey = useIdempotencyKey();
  const save = useSaveTemplate(PATHS.printTemplates);
  const isCopy = task.mode === 'duplicate';
  const { data: templates = [], isLoading } = useListPrintTemplatesQuery({ search: '' }, { skip: !isCopy });
  const original = useLetterName()(template.deliveryTemplateIdentifier, template.name);
  const name = isCopy ? copyName(tForm, original, templates) : '';
  const create = (body: PrintTemplateBody) =>
    save(createTemplate({ body, idempotencyKey: getIdempotencyKey(body) }).unwrap());
  return (
    <>
      <PageHeader title={isCopy ? t('title.duplicateNamed', { name: original }) : t('title.create')} />
      {isLoading ? (
        <PageSkeleton rows={8} />
      ) : (
        <PrintTemplateForm
          task={task}
          template={template}
          initialValues={(scopeOptions) => toCopiedValues(template, name, scopeOptions)}
          submitLabel={t('action.create')}
          onSubmit={create}
        />
      )}
    </>
  );
}
