import { Button } from '@mantine/core';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { formatExactTime } from '../time/formatTime.ts';
import { Notice } from '../feedback/Notice.tsx';
import { useReconnect } from '../feedback/useReconnect.ts';

interface StaleNoticeProps {
  /** When the data still shown was loaded: milliseconds since 1970. */
  readonly loadedAt: number | undefined;
  readonly onRetry: () => void;
}

/** Shown above data that could not be reloaded: says how old it is and reloads it as soon as possible. */
export function StaleNotice({ loadedAt, onRetry }: StaleNoticeProps) {
  const { t } = useTranslation(['signedIn', 'common']);
  const locale = useLocale();
  useReconnect(onRetry, { everyMs: SETTINGS.staleRetryMs });
  const retry = (
    <Button variant="default" size="xs" onClick={onRetry}>
      {t('common:action.retry')}
    </Button>
  );
  return (
    <Notice kind="warning" title={t('stale.title')} actions={retry}>
      {loadedAt === undefined
        ? t('stale.text')
        : t('stale.since', { time: formatExactTime(new Date(loadedAt), locale) })}
    </Notice>
  );
}
