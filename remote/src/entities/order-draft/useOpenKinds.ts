import { PATHS } from '@portal/shared/domain/access/paths';
import type { OrderDraftKind } from '@portal/shared/domain/ordering/orderDraftSteps';
import { useOrdersBulk } from '../account/useOrdersBulk.ts';
import { useMayOpen } from '../permissions/useMayOpen.ts';

/** Returns the kinds of orders whose pages the user may open: an organisation orders in one way or the other. */
export function useOpenKinds(): readonly OrderDraftKind[] {
  const hasQuick = useMayOpen(PATHS.checkout);
  const hasSteps = useMayOpen(PATHS.orderRecipients);
  const ordersBulk = useOrdersBulk();
  return [
    ...(hasQuick ? ['QUICK' as const] : []),
    ...(hasSteps ? ['STEPS' as const] : []),
    ...(ordersBulk ? ['BULK_PHYSICAL' as const] : []),
  ];
}
