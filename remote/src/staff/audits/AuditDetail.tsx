import type { StaffAuditEntry } from '@portal/shared/contract/staffAudit';
import { useTranslation } from 'react-i18next';
import { CopyableId } from '../../ui/copy/CopyableId.tsx';
import { FactList } from '../../ui/facts/FactList.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { ExactTime } from '../../ui/time/ExactTime.tsx';
import { AuditActor } from './AuditActor.tsx';

/** Tells who did what, what the entry says beyond that, and to which record. */
export function AuditDetail({ entry }: { readonly entry: StaffAuditEntry }) {
  const { t } = useTranslation('staff');
  const details = Object.entries(entry.details).map(([label, value]) => ({ label, value }));
  return (
    <>
      <FactList
        facts={[
          { label: t('audits.who'), value: <AuditActor entry={entry} /> },
          { label: t('audits.time'), value: <ExactTime at={entry.createdAt} /> },
          { label: t('platforms.name'), value: entry.platformName },
          { label: t('platforms.identifier'), value: entry.platformClientId },
        ]}
      />
      <Section title={t('audits.record')}>
        <FactList
          facts={[
            { label: entry.entityType, value: <CopyableId value={entry.entityId} name={entry.entityType} /> },
            ...details,
          ]}
        />
      </Section>
    </>
  );
}
