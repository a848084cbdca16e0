import type { ReportDetail } from '@portal/shared/contract/reports';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { ActionLadder } from '../../ui/actions/ActionLadder.tsx';
import type { LadderAction } from '../../ui/actions/LadderAction.ts';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useCreateClosed } from '../create/useCreateClosed.ts';
import { getCreatePath } from '../reportPaths.ts';
import { useCancelReportMutation, useRetryReportMutation } from '../reportsApi.ts';
import { useDownloadPart } from './useDownloadPart.ts';

interface ReportActionsProps {
  readonly report: ReportDetail;
  /** The address of the list. */
  readonly path: string;
  readonly canCreate: boolean;
}

/** The actions on a report: first the one that its state asks for, then a new one with the same choices. */
export function ReportActions({ report, path, canCreate }: ReportActionsProps) {
  const { t } = useTranslation('reports');
  const closed = useCreateClosed();
  const change = useChange(report.reportId);
  const { save, runningPart } = useDownloadPart(report.reportId);
  const [file, ...others] = report.files;
  const again: LadderAction | null = canCreate
    ? {
        key: 'again',
        label: t('action.useAgain'),
        to: `${getCreatePath(path)}?again=${report.reportId}`,
        reason: closed,
      }
    : null;
  const due = (): LadderAction | null => {
    if (report.canCancel)
      return { key: 'cancel', label: t('action.cancel'), onClick: change.cancel, isBusy: change.isCancelling };
    if (report.canRetry) {
      const label = t(report.isExpired ? 'action.makeAgain' : 'action.retry');
      return { key: 'retry', label, onClick: change.retry, isBusy: change.isRetrying };
    }
    if (file === undefined || others.length > 0) return null;
    const isBusy = runningPart !== undefined;
    return { key: 'download', label: t('download.file'), onClick: () => void save(file.part), isBusy };
  };
  const primary = due();
  const isCancel = primary?.key === 'cancel';
  return (
    <ActionLadder
      label={t('action.of', { name: report.name })}
      primary={isCancel ? null : primary}
      secondary={isCancel ? primary : again}
      more={isCancel && again !== null ? [again] : []}
    />
  );
}

/** Cancels a report or has it made again; a refusal is said, and the report is read anew. */
function useChange(reportId: string) {
  const { t, i18n } = useTranslation('reports');
  const notify = useNotify();
  const [cancel, cancelling] = useCancelReportMutation();
  const [retry, retrying] = useRetryReportMutation();
  const run = async (call: Promise<{ readonly error?: unknown }>, done: string, failed: string) => {
    const { error } = await call;
    if (error === undefined) notify.success(done);
    else notify.error(apiErrorMessage(i18n, error, failed));
  };
  return {
    cancel: () => void run(cancel(reportId), t('cancelled'), t('cancelFailed')),
    retry: () => void run(retry(reportId), t('making'), t('retryFailed')),
    isCancelling: cancelling.isLoading,
    isRetrying: retrying.isLoading,
  };
}
