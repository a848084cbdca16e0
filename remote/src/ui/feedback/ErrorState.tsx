import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../api/apiErrorMessage.ts';
import { Notice } from './Notice.tsx';
import { useLineBack } from './useLineBack.ts';

export interface ErrorStateProps {
  readonly error: unknown;
  /** What failed: "Order history could not be loaded"; null where a title of the page says so. */
  readonly title?: string | null;
  readonly onRetry?: () => void;
}

/** What failed, what still works, and a retry button; retries by itself when the connection is back. */
export function ErrorState({ error, title, onRetry }: ErrorStateProps) {
  const { t, i18n } = useTranslation();
  useLineBack(onRetry);
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
