import { PATHS } from '@portal/shared/domain/access/paths';
import { useAccount } from '../../entities/account/useSelectedAccount.ts';
import { useMayOpen } from '../../entities/permissions/useMayOpen.ts';
import { useHasAlertsQuery, useHasColleaguesQuery, useHasOrdersQuery } from './firstStepsApi.ts';

export interface FirstStep {
  readonly name: 'funds' | 'order' | 'alert' | 'team';
  readonly path: string;
  /** Undefined while it is not known. */
  readonly isDone: boolean | undefined;
}

/** The first steps that the user may take, in their order; undefined until all of them are known. */
export function useFirstSteps(): readonly FirstStep[] | undefined {
  const balance = useAccount().account?.availableBalance;
  const mayFund = useMayOpen(PATHS.addFunds) && balance !== null;
  const [mayOrder, seesOrders] = [useMayOpen(PATHS.catalog), useMayOpen(PATHS.orders)];
  const mayWatch = useMayOpen(PATHS.createBalanceAlert);
  const mayInvite = useMayOpen(PATHS.addUser);
  const orders = useHasOrdersQuery(undefined, { skip: !(mayOrder && seesOrders) });
  const alerts = useHasAlertsQuery(undefined, { skip: !mayWatch });
  const colleagues = useHasColleaguesQuery(undefined, { skip: !mayInvite });
  const all: readonly (FirstStep & { readonly isOffered: boolean })[] = [
    {
      name: 'funds',
      path: PATHS.addFunds,
      isOffered: mayFund,
      isDone: balance === undefined || balance === null ? undefined : balance > 0,
    },
    { name: 'order', path: PATHS.catalog, isOffered: mayOrder && seesOrders, isDone: orders.data },
    { name: 'alert', path: PATHS.createBalanceAlert, isOffered: mayWatch, isDone: alerts.data },
    { name: 'team', path: PATHS.addUser, isOffered: mayInvite, isDone: colleagues.data },
  ];
  const offered = all.filter(({ isOffered }) => isOffered);
  return offered.every(({ isDone }) => isDone !== undefined) ? offered : undefined;
}
