import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Can } from '../../entities/permissions/Can.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { CREATE_ALERT_PATH } from '../alertPaths.ts';
import { CHANGE_ALERTS } from '../alertRights.ts';
import { AlertTable } from '../list/AlertTable.tsx';

/** The balance alerts of the organisation. */
export function BalanceAlertsPage() {
  const { t } = useTranslation('balanceAlerts');
  const create = (
    <Can {...CHANGE_ALERTS}>
      <Button component={Link} to={CREATE_ALERT_PATH}>
        {t('action.create')}
      </Button>
    </Can>
  );
  return (
    <Page wide>
      <PageHeader title={t('title.list')} subtitle={t('about')} action={create} />
      <AlertTable />
    </Page>
  );
}
