import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { StaffPage } from '../../frame/StaffPage.tsx';
import { HoldFilters } from '../HoldFilters.tsx';
import { HoldTable } from '../HoldTable.tsx';

/** Orders that wait until somebody has reviewed them, in every organisation. */
export function HoldsPage() {
  const { t } = useTranslation('staff');
  return (
    <StaffPage>
      <PageHeader title={t('title.holds')} subtitle={t('holds.about')}>
        <HoldFilters />
      </PageHeader>
      <HoldTable />
      <Outlet />
    </StaffPage>
  );
}
