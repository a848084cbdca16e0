import type { Report } from '@portal/shared/contract/reports';
import { useTranslation } from 'react-i18next';
import { dynamicText } from '../i18n/message.ts';
import { StatusChip, type StatusTone } from '../ui/status/StatusChip.tsx';

const TONES: Readonly<Record<string, StatusTone>> = { GENERATING: 'pending', AVAILABLE: 'success', FAILED: 'danger' };

/** How a report stands; one whose files are gone says so. */
export function ReportStatusChip({ report }: { readonly report: Pick<Report, 'status' | 'isExpired' | 'failure'> }) {
  const { t, i18n } = useTranslation('reports');
  const { status, isExpired, failure } = report;
  if (isExpired) return <StatusChip tone="neutral" label={t('status.expired')} />;
  if (failure === 'CANCELLED') return <StatusChip tone="neutral" label={t('status.cancelled')} />;
  const word = dynamicText(i18n, `reports:status.${status}`);
  return <StatusChip tone={TONES[status] ?? 'neutral'} label={word ?? t('status.other')} />;
}
