import { Button } from '@mantine/core';
import type { PlatformTreatments } from '@portal/shared/contract/staff';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/apiError.ts';
import { apiErrorMessage } from '../../api/apiErrorMessage.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useUpdateTreatmentMutation } from '../treatmentsApi.ts';
import { useTreatmentColumns, type FeatureTreatment, type TreatmentChoice } from './useTreatmentColumns.tsx';

interface TreatmentTableProps {
  readonly platform: PlatformTreatments;
  readonly onReload: () => void;
}

const keyOf = ({ feature }: FeatureTreatment): string => feature;

/** The features of an organisation; a choice holds at once. */
export function TreatmentTable({ platform, onReload }: TreatmentTableProps) {
  const { t, i18n } = useTranslation('staff');
  const notify = useNotify();
  const [failure, setFailure] = useState<unknown>(null);
  const [updateTreatment, { isLoading }] = useUpdateTreatmentMutation();
  const { platformClientId, name, version } = platform;
  const choose = async (feature: string, treatment: TreatmentChoice) => {
    setFailure(null);
    const { error } = await updateTreatment({ platformClientId, feature, body: { treatment, version } });
    if (error === undefined) notify.success(t('treatments.saved', { feature, name }));
    else setFailure(error);
  };
  const columns = useTreatmentColumns({ isBusy: isLoading, onChoose: (...choice) => void choose(...choice) });
  const isStale = isApiError(failure) && failure.i18nKey === 'error.staff.changed';
  const reload = () => {
    setFailure(null);
    onReload();
  };
  return (
    <>
      {failure !== null && (
        <Notice
          kind="error"
          actions={
            isStale && (
              <Button variant="default" size="xs" onClick={reload}>
                {t('action.reload')}
              </Button>
            )
          }
        >
          {apiErrorMessage(i18n, failure, t('treatments.failed'))}
        </Notice>
      )}
      <DataTable
        label={t('title.treatments')}
        columns={columns}
        rowKey={keyOf}
        rows={platform.treatments}
        empty={<EmptyState text={t('platforms.empty')} />}
      />
    </>
  );
}
