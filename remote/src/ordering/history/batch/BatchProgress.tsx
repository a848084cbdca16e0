import type { ResendBatch } from '@portal/shared/contract/resendBatches';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { countSettled, countSkipped } from './batchCounts.ts';

/** How far a batch is, or what came of it. */
export function BatchProgress({ batch }: { readonly batch: ResendBatch }) {
  const { t } = useTranslation('resendMany');
  const counts = { sent: batch.sent, skipped: countSkipped(batch) };
  if (batch.isFinished) return <Notice kind={counts.sent === 0 ? 'warning' : 'success'}>{t('summary', counts)}</Notice>;
  const progress = t('progress', { done: countSettled(batch), total: batch.total });
  return (
    <Notice kind="info">
      <span>{progress}</span>
      <progress aria-label={progress} max={batch.total} value={countSettled(batch)} />
      <span>{t('leave')}</span>
    </Notice>
  );
}
