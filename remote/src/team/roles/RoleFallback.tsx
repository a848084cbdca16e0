import { useTranslation } from 'react-i18next';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { TeamNotFound } from '../TeamNotFound.tsx';
import { isGone } from '../teamFailure.ts';
import { useFailureToast } from '../useFailureToast.ts';

interface RoleFallbackProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** In the place of a role's page while the role is not there (yet). */
export function RoleFallback({ error, onRetry }: RoleFallbackProps) {
  const { t } = useTranslation('team');
  useFailureToast(error, t('failed.role'));
  if (isGone(error)) return <TeamNotFound what="role" />;
  return (
    <Page>
      {error === undefined ? (
        <PageSkeleton />
      ) : (
        <PartFailure error={error} title={t('failed.role')} onRetry={onRetry} />
      )}
    </Page>
  );
}
