import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { ALERTS_PATH } from '../alertPaths.ts';

/** An alert that does not exist, or belongs to others: the way to the list. */
export function AlertNotFound() {
  const { t, i18n } = useTranslation('balanceAlerts');
  const toList = (
    <Button component={Link} to={ALERTS_PATH} variant="default">
      {t('action.all')}
    </Button>
  );
  return (
    <Page>
      <PageHeader title={t('title.notFound')} />
      <EmptyState text={i18n.t('error.balanceAlert.notFound')} action={toList} />
    </Page>
  );
}
