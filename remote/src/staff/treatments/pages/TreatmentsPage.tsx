import { PATHS } from '@portal/shared/domain/access/paths';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { AccountSwitches } from '../../account-switches/index.ts';
import { EmulateButton } from '../../emulation/index.ts';
import { StaffFailure } from '../../frame/StaffFailure.tsx';
import { StaffPage } from '../../frame/StaffPage.tsx';
import { HelpCentreForm } from '../HelpCentreForm.tsx';
import { TreatmentTable } from '../TreatmentTable.tsx';
import { useGetTreatmentsQuery } from '../treatmentsApi.ts';

/** The features of one organisation, each of which can be turned on or off. */
export function TreatmentsPage() {
  const { t } = useTranslation('staff');
  const { platformClientId = '' } = useParams();
  const { currentData, error, refetch } = useGetTreatmentsQuery(platformClientId, { refetchOnMountOrArgChange: true });
  return (
    <StaffPage>
      <PageHeader
        title={currentData === undefined ? t('title.treatments') : t('treatments.of', { name: currentData.name })}
        subtitle={t('treatments.about')}
        action={
          <div className="pr-staff-actions">
            <Link className="pr-link" to={PATHS.staffPlatforms}>
              {t('action.allPlatforms')}
            </Link>
            {currentData !== undefined && <EmulateButton platformClientId={platformClientId} name={currentData.name} />}
          </div>
        }
      />
      {currentData !== undefined && (
        <Fragment key={platformClientId}>
          <div className="pr-section">
            <TreatmentTable platform={currentData} />
            <HelpCentreForm platform={currentData} />
          </div>
          <AccountSwitches platformClientId={platformClientId} name={currentData.name} />
        </Fragment>
      )}
      {currentData === undefined && error !== undefined && (
        <StaffFailure
          error={error}
          onRetry={() => void refetch()}
          list={{ path: PATHS.staffPlatforms, name: t('action.allPlatforms') }}
        />
      )}
      {currentData === undefined && error === undefined && <PageSkeleton rows={10} />}
    </StaffPage>
  );
}
