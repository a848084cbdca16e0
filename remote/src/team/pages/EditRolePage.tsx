import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { usePageName } from '../../ui/page/pageName.ts';
import { useGetRoleQuery } from '../rolesApi.ts';
import { EditRole } from '../roles/EditRole.tsx';
import { RoleFallback } from '../roles/RoleFallback.tsx';
import '../team.css';

/** The form of one role; a default one is only read. */
export function EditRolePage() {
  const { t } = useTranslation('team');
  const { roleId = '' } = useParams();
  const { currentData: role, error, refetch } = useGetRoleQuery(roleId);
  const title = role === undefined ? '' : t('title.editNamedRole', { name: role.name });
  usePageName(title);
  if (role === undefined) return <RoleFallback error={error} onRetry={() => void refetch()} />;
  return (
    <Page>
      <PageHeader title={title} />
      {role.isDefault ? (
        <Notice kind="info">{t('role.viewOnly')}</Notice>
      ) : (
        <div className="pr-team__form">
          {role.userCount > 0 && <Notice kind="info">{t('role.affects', { count: role.userCount })}</Notice>}
          <EditRole key={roleId} role={role} />
        </div>
      )}
    </Page>
  );
}
