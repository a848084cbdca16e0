import type { RewardActionRecord } from '@portal/shared/contract/rewardActions';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useState } from 'react';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { TableSkeleton } from '../../../ui/feedback/TableSkeleton.tsx';
import { useGetOrderLineQuery } from '../historyApi.ts';
import type { RowAct } from './actionColumn.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import { useAnswerToast } from './useAnswerToast.ts';

interface ActOnRowProps {
  readonly act: RowAct;
  readonly onEnd: () => void;
}

/** Reads the line of a row, asks for the act, and follows it until the issuer has answered. */
export function ActOnRow({ act, onEnd }: ActOnRowProps) {
  const { referenceOrderId, lineNumber, action } = act;
  const [isAsked, setAsked] = useState(false);
  const address = { referenceOrderId, lineNumber: String(lineNumber) };
  const {
    currentData: line,
    error,
    refetch,
  } = useGetOrderLineQuery(address, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isAsked ? SETTINGS.rewardActions.askAgainMs : 0,
  });
  // The answer to an act of somebody else does not close the form.
  const waitForAnswer = useAnswerToast(line, isAsked ? onEnd : undefined);
  if (isAsked) return null;
  const waiting =
    error === undefined ? <TableSkeleton rows={3} /> : <PartFailure error={error} onRetry={() => void refetch()} />;
  const onSent = (asked: RewardActionRecord) => {
    waitForAnswer(asked);
    setAsked(true);
  };
  return <ActionDialog action={action} line={line} waiting={waiting} onSent={onSent} onClose={onEnd} />;
}
