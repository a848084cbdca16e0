import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';

/** An alert that does not exist, or belongs to others: the way to the list. */
export function AlertNotFound() {
  const { t, i18n } = useTranslation('balanceAlerts');
  const toList = (
    <LinkButton to={PATHS.balanceAlerts} variant="default">
      {t('action.all')}
    </LinkButton>
  );
  return (
    <Page>
      <PageHeader title={t('title.notFound')} />
      <EmptyState text={i18n.t('errors:error.balanceAlert.notFound')} action={toList} />
    </Page>
  );
}
