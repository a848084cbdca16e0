import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { AuditFilters } from '../AuditFilters.tsx';
import { AuditTable } from '../AuditTable.tsx';
import { DownloadAudits } from '../DownloadAudits.tsx';
import { StaffPage } from '../../frame/StaffPage.tsx';

/** Lists who did what, in every organisation. */
export function AuditsPage() {
  const { t } = useTranslation('staff');
  return (
    <StaffPage>
      <PageHeader title={t('title.audits')} subtitle={t('audits.about')} action={<DownloadAudits />}>
        <AuditFilters />
      </PageHeader>
      <AuditTable />
      <Outlet />
    </StaffPage>
  );
}
