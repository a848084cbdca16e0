import type { StaffAuditEntry } from '@portal/shared/contract/staffAudit';
import { useTranslation } from 'react-i18next';

/** Who acted; nobody where it happened by itself. */
export function AuditActor({ entry: { who, isStaff } }: { readonly entry: StaffAuditEntry }) {
  const { t } = useTranslation('staff');
  return (
    <span className="pr-staff-text">
      {who ?? t('audits.nobody')}
      {isStaff && <span>{` (${t('audits.staff')})`}</span>}
    </span>
  );
}
