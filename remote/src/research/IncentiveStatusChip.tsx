import type { Incentive } from '@portal/shared/contract/incentives';
import type { IncentiveStatus } from '@portal/shared/domain/enumerations';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/useLocale.ts';
import { getTone } from '../ui/status/getTone.ts';
import { StatusChip, type StatusTone } from '../ui/status/StatusChip.tsx';
import { formatCalendarDay } from '../ui/time/formatTime.ts';
import { getStatusName } from './incentiveTexts.ts';

const TONES: Readonly<Record<IncentiveStatus, StatusTone>> = {
  ACTIVE: 'success',
  COMPLETED: 'neutral',
  EXPIRED: 'neutral',
  INACTIVE: 'warning',
};

type ShownIncentive = Pick<Incentive, 'status' | 'hasStarted' | 'startDate'>;

/** The state of an incentive; of one that has not begun its first day. */
export function IncentiveStatusChip({ incentive }: { readonly incentive: ShownIncentive }) {
  const { t, i18n } = useTranslation('research');
  const locale = useLocale();
  const { status, hasStarted, startDate } = incentive;
  if (status === 'ACTIVE' && !hasStarted)
    return <StatusChip tone="pending" label={t('startsOn', { day: formatCalendarDay(startDate, locale) })} />;
  return <StatusChip tone={getTone(TONES, status)} label={getStatusName(i18n, status)} />;
}
