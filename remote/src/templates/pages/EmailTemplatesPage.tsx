import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { CHANGE_TEMPLATES } from '../../entities/delivery-template/templateRights.ts';
import { TemplateKinds } from '../../entities/delivery-template/TemplateKinds.tsx';
import { Can } from '../../entities/permissions/Can.tsx';
import { useCan } from '../../entities/permissions/useCan.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { TemplateTable } from '../list/TemplateTable.tsx';
import { getStartPath } from '../templateTask.ts';

const TemplateForm = lazyPart(async () => (await import('./TemplateFormPage.tsx')).TemplateFormPage);

/** The e-mail templates (`/email-templates`); at the addresses below it the form in their place. */
export function EmailTemplatesPage() {
  const isList = matchPath(PATHS.emailTemplates, useLocation().pathname) !== null;
  const mayChange = useCan(CHANGE_TEMPLATES);
  return (
    <>
      {isList && <TemplateList />}
      {!isList && mayChange && <TemplateForm />}
      <Outlet />
    </>
  );
}

function TemplateList() {
  const { t } = useTranslation('templates');
  const create = (
    <Can {...CHANGE_TEMPLATES}>
      <LinkButton to={getStartPath('create')}>{t('action.create')}</LinkButton>
    </Can>
  );
  return (
    <Page wide>
      <PageHeader title={t('title.list')} subtitle={t('about')} action={create}>
        <TemplateKinds />
      </PageHeader>
      <TemplateTable />
    </Page>
  );
}
