import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isApiError } from '../../api/apiError.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import '../../entities/delivery-template/form/locales.ts';
import '../../entities/delivery-template/form/template-form.css';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { EditTemplate } from '../edit/EditTemplate.tsx';
import { LockedTemplate } from '../edit/LockedTemplate.tsx';
import { NewTemplate } from '../edit/NewTemplate.tsx';
import { getDraftKey, readTemplateTask } from '../templateTask.ts';
import { useGetEmailTemplateQuery } from '../templatesApi.ts';

/** The form of a template: a new one, changes of one, or a copy (`/email-templates/{create,edit/…,duplicate/…,review}`). */
export function TemplateFormPage() {
  const { t, i18n } = useTranslation('templates');
  const task = readTemplateTask(useLocation());
  const { currentData: template, error, refetch } = useGetEmailTemplateQuery(task.etid);
  const isMissing = isApiError(error) && error.status === 404;
  return (
    <Page keepsBottom>
      {template !== undefined &&
        (task.mode !== 'edit' ? (
          <NewTemplate key={getDraftKey(task)} task={task} template={template} />
        ) : template.isChangeable ? (
          <EditTemplate key={getDraftKey(task)} task={task} template={template} />
        ) : (
          <LockedTemplate template={template} />
        ))}
      {template === undefined && isMissing && (
        <>
          <PageHeader title={t('title.notFound')} />
          <EmptyState
            text={i18n.t('errors:error.template.notFound')}
            action={
              <LinkButton to={PATHS.emailTemplates} variant="default">
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
