import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { RoleTable } from '../roles/RoleTable.tsx';
import '../team.css';

/** The roles of the organisation (`/roles` and `/users/role-management`). */
export function RolesPage() {
  const { t } = useTranslation('team');
  return (
    <Page wide>
      <PageHeader
        title={t('title.roles')}
        subtitle={t('about.roles')}
        action={<LinkButton to={PATHS.createRole}>{t('action.createRole')}</LinkButton>}
      />
      <RoleTable />
    </Page>
  );
}
