import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../ui/button/LinkButton.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Page } from '../ui/page/Page.tsx';
import { PageHeader } from '../ui/page/PageHeader.tsx';

interface TeamNotFoundProps {
  readonly what: 'user' | 'role';
}

/** A user or a role that does not exist, or belongs to others: the way to the list. */
export function TeamNotFound({ what }: TeamNotFoundProps) {
  const { t, i18n } = useTranslation('team');
  const toList =
    what === 'user' ? (
      <LinkButton to={PATHS.users} variant="default">
        {t('action.all')}
      </LinkButton>
    ) : (
      <LinkButton to={PATHS.roles} variant="default">
        {t('action.allRoles')}
      </LinkButton>
    );
  return (
    <Page>
      <PageHeader title={t(`title.${what}Gone`)} />
      <EmptyState text={i18n.t(`errors:error.${what}.notFound`)} action={toList} />
    </Page>
  );
}
