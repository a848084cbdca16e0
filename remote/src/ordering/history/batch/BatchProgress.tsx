import type { ResendBatch } from '@portal/shared/contract/resendBatches';
import { useTranslation } from 'react-i18next';
import { CountedProgress } from '../../../ui/feedback/CountedProgress.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { countSettled, countSkipped } from './batchCounts.ts';

/** How far a batch is, or what came of it. */
export function BatchProgress({ batch }: { readonly batch: ResendBatch }) {
  const { t } = useTranslation('resendMany');
  const counts = { sent: batch.sent, skipped: countSkipped(batch) };
  if (batch.isFinished) return <Notice kind={counts.sent === 0 ? 'warning' : 'success'}>{t('summary', counts)}</Notice>;
  const done = countSettled(batch);
  return (
    <Notice kind="info">
      <CountedProgress text={t('progress', { done, total: batch.total })} value={done} max={batch.total} />
      <span>{t('leave')}</span>
    </Notice>
  );
}
