import type { StaffSystem } from '@portal/shared/contract/staffSystem';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../ui/facts/FactList.tsx';

/** The variables in force; secrets are no part of what the server tells. */
export function ConfigurationFacts({ system }: { readonly system: StaffSystem }) {
  const { t } = useTranslation('staff');
  const facts = system.configuration.map(({ name, value }) => ({
    label: name,
    value: value === '' ? t('health.notSet') : <span className="pr-staff-code">{value}</span>,
  }));
  return (
    <>
      <p className="pr-staff-note">{t('health.noSecrets')}</p>
      <FactList facts={facts} />
    </>
  );
}
