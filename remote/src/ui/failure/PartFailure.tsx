import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { Notice } from '../feedback/Notice.tsx';
import { useReconnect } from '../feedback/useReconnect.ts';

export interface PartFailureProps {
  readonly error: unknown;
  /** The failure in words: "Order history could not be loaded"; null where a title of the page says so. */
  readonly title?: string | null;
  readonly onRetry?: () => void;
}

/** In place of a part of a page whose data could not be read: what failed and a retry button; retries by itself when the connection is back. */
export function PartFailure({ error, title, onRetry }: PartFailureProps) {
  const { t, i18n } = useTranslation();
  useReconnect(onRetry);
  const retry = onRetry && (
    <Button variant="default" size="xs" onClick={onRetry}>
      {t('action.retry')}
    </Button>
  );
  return (
    <Notice kind="error" title={title === undefined ? t('failure.title') : title} actions={retry}>
      {apiErrorMessage(i18n, error, t('failure.text'))}
    </Notice>
  );
}
