import type { PortalRecord } from '@portal/shared/contract/records';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyableId } from '../../ui/copy/CopyableId.tsx';
import { FactList } from '../../ui/facts/FactList.tsx';
import { Section } from '../../ui/page/Section.tsx';

interface RecordFactsProps {
  readonly record: PortalRecord;
  /** The way to its page. */
  readonly action: ReactNode;
}

/** One record: what is stored of it. */
export function RecordFacts({ record, action }: RecordFactsProps) {
  const { t } = useTranslation('record');
  const { type, identifier, platformName, platformClientId } = record;
  const facts = [
    { label: t('identifier'), value: <CopyableId value={identifier} name={t(`types.${type}`)} /> },
    {
      label: t('organization'),
      value: platformName === null ? null : `${platformName} (${platformClientId ?? ''})`,
    },
    ...record.fields.map(({ name, value }) => ({ label: name, value })),
  ];
  return (
    <Section title={`${t(`types.${type}`)} ${identifier}`} action={action}>
      <div className="pr-record">
        <FactList facts={facts} />
      </div>
    </Section>
  );
}
