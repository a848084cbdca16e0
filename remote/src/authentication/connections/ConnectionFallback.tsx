import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { isGone } from '../authenticationTexts.ts';

interface ConnectionFallbackProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The page of a connection that is not there: it is loaded, failed to load, or does not exist. */
export function ConnectionFallback({ error, onRetry }: ConnectionFallbackProps) {
  const { t, i18n } = useTranslation('authentication');
  if (error === undefined)
    return (
      <Page>
        <PageSkeleton rows={6} />
      </Page>
    );
  if (!isGone(error))
    return (
      <Page>
        <PartFailure error={error} onRetry={onRetry} />
      </Page>
    );
  const toAll = (
    <LinkButton to={PATHS.authentication} variant="default">
      {t('action.all')}
    </LinkButton>
  );
  return (
    <Page>
      <PageHeader title={t('title.connection')} />
      <EmptyState text={i18n.t('errors:error.sso.notFound')} action={toAll} />
    </Page>
  );
}
