import type { PortalRecord } from '@portal/shared/contract/records';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMayOpen } from '../../entities/permissions/useMayOpen.ts';
import { usePlatform } from '../../entities/platform/signedIn.ts';
import { CopyableId } from '../../ui/copy/CopyableId.tsx';
import { FactList } from '../../ui/facts/FactList.tsx';
import { Section } from '../../ui/page/Section.tsx';

/** One record: what is stored of it, and the page that shows it. */
export function RecordFacts({ record }: { readonly record: PortalRecord }) {
  const { t } = useTranslation('staff');
  const { type, identifier, platformName, platformClientId } = record;
  const facts = [
    { label: t('records.identifier'), value: <CopyableId value={identifier} name={t(`records.types.${type}`)} /> },
    {
      label: t('platforms.name'),
      value: platformName === null ? null : `${platformName} (${platformClientId ?? ''})`,
    },
    ...record.fields.map(({ name, value }) => ({ label: name, value })),
  ];
  return (
    <Section title={`${t(`records.types.${type}`)} ${identifier}`} action={<RecordScreen record={record} />}>
      <div className="pr-staff-record">
        <FactList facts={facts} />
      </div>
    </Section>
  );
}

/** The way to the page of a record, where the member of staff may go there; else who may. */
function RecordScreen({ record }: { readonly record: PortalRecord }) {
  const { t } = useTranslation('staff');
  const { path, platformClientId } = record;
  const own = usePlatform().platformClientId;
  const mayOpen = useMayOpen(path ?? '');
  if (path === null) return null;
  const isStaffPage = path.startsWith('/staff/');
  if (mayOpen && (isStaffPage || platformClientId === null || platformClientId === own))
    return (
      <Link className="pr-link" to={path}>
        {t('records.open')}
      </Link>
    );
  return <span className="pr-staff-note">{t('records.byEmulation', { path })}</span>;
}
