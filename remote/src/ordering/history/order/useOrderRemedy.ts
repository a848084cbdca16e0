import type { OrderLineRow } from '@portal/shared/contract/orders';
import { PATHS } from '@portal/shared/domain/access/paths';
import { findRemedy } from '@portal/shared/domain/ordering/deliveryRemedies';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useMayOpen } from '../../../entities/permissions/useMayOpen.ts';
import type { LadderAction } from '../../../ui/actions/LadderAction.ts';
import { findPermittedRemedy, type RowAction } from '../actions/actionColumn.tsx';
import { useGetOrderLineQuery } from '../historyApi.ts';
import { useAskAction } from '../line/useAskAction.ts';

const isMissed = ({ state }: OrderLineRow): boolean => state === 'FAILED' || state === 'UNDELIVERED';

/**
 * Returns the act that helps the rewards of an order that did not arrive: of one, by its dialog; of several, on the page that
 * reviews them; where the user may not, by asking whoever may. Null where all arrived, and until that is known.
 */
export function useOrderRemedy(
  referenceOrderId: string,
  rows: readonly OrderLineRow[],
  onAction: (action: RowAction) => void,
): LadderAction | null {
  const { t } = useTranslation('orderHistory');
  const navigate = useNavigate();
  const mayReview = useMayOpen(PATHS.resendRewards);
  const missed = rows.filter((row) => findRemedy(row) !== null);
  const permitted = missed.filter((row) => findPermittedRemedy(row) !== null);
  const [first] = permitted;
  const asked = first === undefined ? missed[0] : undefined;
  const { currentData: line } = useGetOrderLineQuery(
    asked === undefined ? skipToken : { referenceOrderId, lineNumber: String(asked.lineNumber) },
  );
  const ask = useAskAction(line);
  if (first === undefined) return ask;
  // A text goes by mail one by one: each needs an address.
  const together = permitted.filter((row) => findRemedy(row) !== 'SEND_BY_EMAIL');
  const count = together.length;
  if (count < 2 || !mayReview) {
    const remedy = findPermittedRemedy(first) ?? 'SEND_AGAIN';
    const ofSeveral = remedy === 'OTHER_ADDRESS' ? 'SEND_AGAIN' : remedy;
    return {
      key: 'remedy',
      // Among several it says that it is about one.
      label: rows.filter(isMissed).length > 1 ? t(`remedyMany.${ofSeveral}`, { count: 1 }) : t(`remedy.${remedy}`),
      onClick: () => onAction({ referenceOrderId, lineNumber: first.lineNumber, action: 'RESEND' }),
    };
  }
  const isOfAddresses = together.every((row) => findRemedy(row) === 'FIX_ADDRESS');
  const state = { lineIds: together.map(({ lineId }) => lineId) };
  return {
    key: 'remedy',
    label: isOfAddresses ? t('remedyMany.FIX_ADDRESS', { count }) : t('remedyMany.SEND_AGAIN', { count }),
    onClick: () => void navigate(PATHS.resendRewards, { state }),
  };
}
