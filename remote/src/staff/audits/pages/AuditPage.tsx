import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DetailDrawer } from '../../../ui/detail/DetailDrawer.tsx';
import { AuditDetail } from '../AuditDetail.tsx';
import { useAuditEntry } from '../useAuditEntry.ts';

/** One entry of the audit log beside the list (`/staff/audits/{platformClientId}/{auditId}`). */
export function AuditPage() {
  const { t } = useTranslation('staff');
  const { platformClientId = '', auditId = '' } = useParams();
  const query = useAuditEntry(platformClientId, auditId);
  return (
    <DetailDrawer
      key={`${platformClientId} ${auditId}`}
      title={query.currentData?.action ?? t('title.audit')}
      query={query}
      waitingFor={t('title.audit')}
      notFound={t('audits.gone')}
      listPath={PATHS.staffAudits}
    >
      {(entry) => <AuditDetail entry={entry} />}
    </DetailDrawer>
  );
}
