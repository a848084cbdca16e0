import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { portalApi } from '../../api/portalApi.ts';
import { listTag, MONEY_MOVED } from '../../api/tags.ts';
import { usePrincipal } from '../platform/signedIn.ts';
import { subscribeToEndsElsewhere } from './openAttempts.ts';

/** Reads balances and lists anew once an order, a deposit or a transfer was made in another tab. */
export function MoneyMovedElsewhere() {
  const person = usePrincipal().userId;
  const dispatch = useDispatch();
  useEffect(
    () =>
      subscribeToEndsElsewhere(
        person,
        () => void dispatch(portalApi.util.invalidateTags([...MONEY_MOVED, listTag('Order')])),
      ),
    [person, dispatch],
  );
  return null;
}
