import { useTranslation } from 'react-i18next';
import { Can } from '../../entities/permissions/Can.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { TemplateTable } from '../list/TemplateTable.tsx';
import { CHANGE_TEMPLATES } from '../templateRights.ts';
import { startOf } from '../templateTask.ts';

/** The e-mail templates (`/email-templates`). */
export function EmailTemplatesPage() {
  const { t } = useTranslation('templates');
  const create = (
    <Can {...CHANGE_TEMPLATES}>
      <LinkButton to={startOf('create')}>{t('action.create')}</LinkButton>
    </Can>
  );
  return (
    <Page wide>
      <PageHeader title={t('title.list')} subtitle={t('about')} action={create} />
      <TemplateTable />
    </Page>
  );
}
