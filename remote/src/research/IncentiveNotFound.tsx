import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../ui/button/LinkButton.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Page } from '../ui/page/Page.tsx';
import { PageHeader } from '../ui/page/PageHeader.tsx';

/** An incentive that does not exist, or belongs to others: the way to the list. */
export function IncentiveNotFound() {
  const { t, i18n } = useTranslation('research');
  const toList = (
    <LinkButton to={PATHS.incentives} variant="default">
      {t('action.all')}
    </LinkButton>
  );
  return (
    <Page>
      <PageHeader title={t('title.one')} />
      <EmptyState text={i18n.t('errors:error.incentive.notFound')} action={toList} />
    </Page>
  );
}
