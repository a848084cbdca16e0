import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { useListPath } from '../useListPath.ts';

/** A group or an account that does not exist, or belongs to others: the way to the list. */
export function NotFound({ what }: { readonly what: 'group' | 'account' }) {
  const { t, i18n } = useTranslation('accounts');
  const toList = (
    <LinkButton to={useListPath()} variant="default">
      {t('action.all')}
    </LinkButton>
  );
  return (
    <Page>
      <PageHeader title={t(`notFound.${what}`)} />
      <EmptyState text={i18n.t(`errors:error.${what}.notFound`)} action={toList} />
    </Page>
  );
}
