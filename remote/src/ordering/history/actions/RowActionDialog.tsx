import type { RewardActionRecord } from '@portal/shared/contract/rewardActions';
import type { RewardAction } from '@portal/shared/domain/ordering/rewardActions';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useState } from 'react';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { TableSkeleton } from '../../../ui/feedback/TableSkeleton.tsx';
import { useGetOrderLineQuery, type LineKey } from '../historyApi.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { useResultToast } from './useResultToast.ts';

interface RowActionDialogProps {
  readonly action: RewardAction;
  readonly lineKey: LineKey;
  readonly onEnd: () => void;
}

/** Reads the line of a row, asks for the action, and follows it until the issuer has answered. */
export function RowActionDialog({ action, lineKey, onEnd }: RowActionDialogProps) {
  const { referenceOrderId, lineNumber } = lineKey;
  const [isSent, setSent] = useState(false);
  const {
    currentData: line,
    error,
    refetch,
  } = useGetOrderLineQuery(
    { referenceOrderId, lineNumber: String(lineNumber) },
    { refetchOnMountOrArgChange: true, pollingInterval: isSent ? SETTINGS.rewardActions.askAgainMs : 0 },
  );
  // The answer to an action of somebody else does not close the form.
  const waitForResult = useResultToast(line, isSent ? onEnd : undefined);
  if (isSent) return null;
  const waiting =
    error === undefined ? <TableSkeleton rows={3} /> : <PartFailure error={error} onRetry={() => void refetch()} />;
  const onSent = (record: RewardActionRecord) => {
    waitForResult(record);
    setSent(true);
  };
  return <ActionDialog action={action} line={line} waiting={waiting} onSent={onSent} onClose={onEnd} />;
}
