import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { portalApi } from '../../api/portalApi.ts';
import { ORDER_PLACED } from '../../api/tags.ts';
import { usePrincipal } from '../platform/signedIn.ts';
import { subscribeToEndsElsewhere } from './openAttempts.ts';

/** Reads balances, orders and carts anew once an order, a deposit or a transfer was made in another tab. */
export function MoneyMovedElsewhere() {
  const person = usePrincipal().userId;
  const dispatch = useDispatch();
  useEffect(
    () => subscribeToEndsElsewhere(person, () => void dispatch(portalApi.util.invalidateTags(ORDER_PLACED))),
    [person, dispatch],
  );
  return null;
}
