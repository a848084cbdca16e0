import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Can } from '../../entities/permissions/Can.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { CHANGE_ALERTS } from '../alertRights.ts';
import { AlertTable } from '../list/AlertTable.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';

/** The balance alerts of the organisation. */
export function BalanceAlertsPage() {
  const { t } = useTranslation('balanceAlerts');
  const create = (
    <Can {...CHANGE_ALERTS}>
      <LinkButton to={PATHS.createBalanceAlert}>{t('action.create')}</LinkButton>
    </Can>
  );
  return (
    <Page wide>
      <PageHeader title={t('title.list')} subtitle={t('about')} action={create} />
      <AlertTable />
      <Outlet />
    </Page>
  );
}
