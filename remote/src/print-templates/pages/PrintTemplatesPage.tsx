import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { TemplateKinds } from '../../entities/delivery-template/TemplateKinds.tsx';
import { CHANGE_TEMPLATES } from '../../entities/delivery-template/templateRights.ts';
import { Can } from '../../entities/permissions/Can.tsx';
import { useCan } from '../../entities/permissions/useCan.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PrintTemplateTable } from '../list/PrintTemplateTable.tsx';

const PrintTemplateForm = lazyPart(async () => (await import('./PrintTemplateFormPage.tsx')).PrintTemplateFormPage);

/** The print templates (`/print-templates`); at the addresses below it the form in their place. */
export function PrintTemplatesPage() {
  const isList = matchPath(PATHS.printTemplates, useLocation().pathname) !== null;
  const mayChange = useCan(CHANGE_TEMPLATES);
  return (
    <>
      {isList && <PrintTemplateList />}
      {!isList && mayChange && <PrintTemplateForm />}
      <Outlet />
    </>
  );
}

function PrintTemplateList() {
  const { t } = useTranslation('printTemplates');
  const create = (
    <Can {...CHANGE_TEMPLATES}>
      <LinkButton to={PATHS.createPrintTemplate}>{t('action.create')}</LinkButton>
    </Can>
  );
  return (
    <Page wide>
      <PageHeader title={t('title.list')} subtitle={t('about')} action={create}>
        <TemplateKinds />
      </PageHeader>
      <PrintTemplateTable />
    </Page>
  );
}
