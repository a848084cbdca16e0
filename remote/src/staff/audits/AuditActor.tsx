import type { StaffAuditEntry } from '@portal/shared/contract/staffAudit';
import { useTranslation } from 'react-i18next';

/** Names the person who acted; nobody for an action that happened by itself. */
export function AuditActor({ entry: { who, isStaff } }: { readonly entry: StaffAuditEntry }) {
  const { t } = useTranslation('staff');
  return (
    <span className="pr-staff-text">
      {who ?? t('audits.nobody')}
      {isStaff && <span>{` (${t('audits.staff')})`}</span>}
    </span>
  );
}
