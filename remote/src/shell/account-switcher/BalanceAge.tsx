import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { exactFormat } from '../../i18n/formatters.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { useReconnect } from '../../ui/feedback/useReconnect.ts';

interface BalanceAgeProps {
  /** When the balance was loaded: milliseconds since 1970. */
  readonly loadedAt: number;
  readonly onRetry: () => void;
}

/** How old a balance is that could not be read anew, which is tried again as soon as possible. */
export function BalanceAge({ loadedAt, onRetry }: BalanceAgeProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  useReconnect(onRetry, { everyMs: SETTINGS.staleRetryMs });
  return (
    <span className="pr-account-button__age">{t('switcher.asOf', { time: exactFormat(locale).format(loadedAt) })}</span>
  );
}
