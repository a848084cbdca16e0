import { Button } from '@mantine/core';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/useLocale.ts';
import { exactTime } from '../time/formatTime.ts';
import { Notice } from './Notice.tsx';
import { useLineBack } from './useLineBack.ts';

interface StaleNoticeProps {
  /** When what is still shown was loaded: milliseconds since 1970. */
  readonly loadedAt: number | undefined;
  readonly onRetry: () => void;
}

/** Stands above what could not be loaded again, says how old it is, and loads it as soon as that works. */
export function StaleNotice({ loadedAt, onRetry }: StaleNoticeProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  useLineBack(onRetry, { everyMs: SETTINGS.staleRetryMs });
  const retry = (
    <Button variant="default" size="xs" onClick={onRetry}>
      {t('action.retry')}
    </Button>
  );
  return (
    <Notice kind="warning" title={t('stale.title')} actions={retry}>
      {loadedAt === undefined ? t('stale.text') : t('stale.since', { time: exactTime(new Date(loadedAt), locale) })}
    </Notice>
  );
}
