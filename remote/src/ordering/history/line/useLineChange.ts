import type { OrderLineDetail } from '@portal/shared/contract/orders';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { portalApi } from '../../../api/portalApi.ts';
import { getRewardTags } from '../historyApi.ts';

/** Refetches the order of a line, and what money it has, once the line is seen in another state than before. */
export function useLineChange(line: OrderLineDetail): void {
  const dispatch = useDispatch();
  const { referenceOrderId, accountIdentifier, state, deliveryStatus } = line;
  const seen = useRef({ state, deliveryStatus });
  useEffect(() => {
    if (seen.current.state === state && seen.current.deliveryStatus === deliveryStatus) return;
    seen.current = { state, deliveryStatus };
    dispatch(portalApi.util.invalidateTags(getRewardTags({ referenceOrderId, accountIdentifier })));
  }, [dispatch, referenceOrderId, accountIdentifier, state, deliveryStatus]);
}
