import type { StaffAuditEntry } from '@portal/shared/contract/staffAudit';
import { useTranslation } from 'react-i18next';
import { CopyableId } from '../../ui/copy/CopyableId.tsx';
import { FactList } from '../../ui/facts/FactList.tsx';

/** What an entry says beyond its columns. */
export function AuditDetail({ entry }: { readonly entry: StaffAuditEntry }) {
  const { t } = useTranslation('staff');
  const facts = [
    { label: t('audits.record'), value: <CopyableId value={entry.entityId} name={entry.entityType} /> },
    { label: t('platforms.identifier'), value: entry.platformClientId },
    ...Object.entries(entry.details).map(([label, value]) => ({ label, value })),
  ];
  return <FactList facts={facts} />;
}
