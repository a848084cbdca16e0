import { findRemedy } from '@portal/shared/domain/ordering/deliveryRemedies';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { TableSkeleton } from '../../../ui/feedback/TableSkeleton.tsx';
import { useGetOrderLineQuery, type LineKey } from '../historyApi.ts';
import { isResendable, type Resendable } from '../line/resendable.ts';
import { ResendDialog } from '../line/ResendDialog.tsx';

interface RowResendDialogProps {
  readonly lineKey: LineKey;
  readonly onClose: () => void;
}

/** Reads the line of a row and sends it again in the way that helps against why it did not arrive. */
export function RowResendDialog({ lineKey, onClose }: RowResendDialogProps) {
  const { t } = useTranslation('orderHistory');
  const { referenceOrderId, lineNumber } = lineKey;
  const query = useGetOrderLineQuery(
    { referenceOrderId, lineNumber: String(lineNumber) },
    { refetchOnMountOrArgChange: true },
  );
  const read = query.isFetching ? undefined : query.currentData;
  // The question stays as it was asked, also when somebody else was faster.
  const [line, setLine] = useState<Resendable | null>(null);
  if (line === null && read !== undefined && isResendable(read) && read.resend.refusal === null) setLine(read);
  if (line !== null) return <ResendDialog line={line} remedy={findRemedy(line)} onClose={onClose} />;
  return (
    <Dialog opened title={t('resend.title')} onClose={onClose}>
      {read !== undefined && <p>{t(`resend.refusal.${read.resend?.refusal ?? 'notUsable'}`, { time: '' })}</p>}
      {read === undefined && query.error === undefined && <TableSkeleton rows={3} />}
      {read === undefined && query.error !== undefined && (
        <PartFailure error={query.error} onRetry={() => void query.refetch()} />
      )}
    </Dialog>
  );
}
