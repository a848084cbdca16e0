import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isApiError } from '../../api/apiError.ts';
import '../../entities/delivery-template/form/locales.ts';
import '../../entities/delivery-template/form/template-form.css';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { EditPrintTemplate } from '../edit/EditPrintTemplate.tsx';
import { LockedPrintTemplate } from '../edit/LockedPrintTemplate.tsx';
import { NewPrintTemplate } from '../edit/NewPrintTemplate.tsx';
import { getDraftKey, readPrintTemplateTask } from '../printTemplateTask.ts';
import { useGetPrintTemplateQuery } from '../printTemplatesApi.ts';

/** The form of a print template: a new one, changes of one, or a copy (`/print-templates/{create,edit/…,duplicate/…}`). */
export function PrintTemplateFormPage() {
  const { t, i18n } = useTranslation('printTemplates');
  const task = readPrintTemplateTask(useLocation().pathname);
  const { currentData: template, error, refetch } = useGetPrintTemplateQuery(task.ptid);
  const isMissing = isApiError(error) && error.status === 404;
  return (
    <Page keepsBottom>
      {template !== undefined &&
        (task.mode !== 'edit' ? (
          <NewPrintTemplate key={getDraftKey(task)} task={task} template={template} />
        ) : template.isChangeable ? (
          <EditPrintTemplate key={getDraftKey(task)} task={task} template={template} />
        ) : (
          <LockedPrintTemplate template={template} />
        ))}
      {template === undefined && isMissing && (
        <>
          <PageHeader title={t('title.notFound')} />
          <EmptyState
            text={i18n.t('errors:error.template.notFound')}
            action={
              <LinkButton to={PATHS.printTemplates} variant="default">
                {t('action.all')}
              </LinkButton>
            }
          />
        </>
      )}
      {template === undefined && !isMissing && error !== undefined && (
        <PartFailure error={error} title={i18n.t('templateForm:fetchFailed')} onRetry={() => void refetch()} />
      )}
      {template === undefined && error === undefined && <PageSkeleton />}
    </Page>
  );
}
