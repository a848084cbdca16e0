import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/apiError.ts';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';

interface RequestFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A request that is refused, which no retry helps, or that could not be read. Nobody is led to the app's address. */
export function RequestFailure({ error, onRetry }: RequestFailureProps) {
  const { t, i18n } = useTranslation(['appAccess', 'errors']);
  if (!isApiError(error) || error.status < 400 || error.status >= 500 || error.status === 429)
    return <PartFailure error={error} title={t('failed')} onRetry={onRetry} />;
  return (
    <>
      <Notice kind="error" title={t('refused')}>
        {apiErrorMessage(i18n, error)}
      </Notice>
      <LinkButton to={PATHS.landing} variant="default">
        {t('toPortal')}
      </LinkButton>
    </>
  );
}
