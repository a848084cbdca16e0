import type { PlatformTreatments } from '@portal/shared/contract/staff';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useTreatmentChanges } from './useTreatmentChanges.ts';
import { useTreatmentColumns, type FeatureTreatment } from './useTreatmentColumns.tsx';

const getKey = ({ feature }: FeatureTreatment): string => feature;

/** The features of an organisation; a choice holds at once. */
export function TreatmentTable({ platform }: { readonly platform: PlatformTreatments }) {
  const { t } = useTranslation('staff');
  const columns = useTreatmentColumns(useTreatmentChanges(platform));
  return (
    <DataTable
      label={t('title.treatments')}
      columns={columns}
      rowKey={getKey}
      rows={platform.treatments}
      empty={<EmptyState text={t('platforms.empty')} />}
    />
  );
}
