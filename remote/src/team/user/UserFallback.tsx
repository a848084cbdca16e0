import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/apiError.ts';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { useFailureToast } from '../useFailureToast.ts';

interface UserFallbackProps {
  readonly error: unknown;
  /** Title that says what could not be loaded; default: the user. */
  readonly failed?: string;
  readonly onRetry: () => void;
}

/** In the place of a user that is not there (yet). */
export function UserFallback({ error, failed, onRetry }: UserFallbackProps) {
  const { t, i18n } = useTranslation('team');
  const title = failed ?? t('failed.user');
  useFailureToast(error, title);
  if (error === undefined) return <PageSkeleton rows={6} />;
  if (isApiError(error) && error.status === 404) return <EmptyState text={i18n.t('errors:error.user.notFound')} />;
  return <PartFailure error={error} title={title} onRetry={onRetry} />;
}
