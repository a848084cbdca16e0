import type { OrderDrafts } from '@portal/shared/contract/orderDrafts';
import { useEffect } from 'react';
import { useCan } from '../permissions/useCan.ts';
import { usePrincipal } from '../platform/signedIn.ts';
import { useListOrderDraftsQuery } from './orderDraftsApi.ts';

/** The half-made orders of the user, as far as they are known. */
export interface KnownDrafts {
  /** Undefined until they were read. */
  readonly list: OrderDrafts | undefined;
  /** When the list that is known was asked for; 0: never. */
  readonly askedAt: number;
  /** Nobody knows them for now: the browser is offline, or the call failed. */
  readonly isUnknown: boolean;
  /** False for people who may not order, and for staff who emulate an organisation: they have none. */
  readonly areKept: boolean;
}

const ORDERING = { all: ['PLACE_ORDER_ACCESS'] } as const;

/** Reads the half-made orders after sign-in, and again as the user comes back to the page. */
export function useOrderDrafts(): KnownDrafts {
  const mayOrder = useCan(ORDERING);
  const isEmulating = usePrincipal().emulationPlatformId !== null;
  const areKept = mayOrder && !isEmulating;
  const {
    data,
    error,
    isFetching,
    startedTimeStamp = 0,
    refetch,
  } = useListOrderDraftsQuery(undefined, { skip: !areKept });
  useEffect(() => {
    if (!areKept) return;
    const ask = () => document.visibilityState === 'visible' && void refetch();
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('focus', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('focus', ask);
    };
  }, [areKept, refetch]);
  const isUnknown = error !== undefined && !isFetching;
  return {
    list: areKept ? data : undefined,
    askedAt: isFetching || isUnknown ? 0 : startedTimeStamp,
    isUnknown,
    areKept,
  };
}
