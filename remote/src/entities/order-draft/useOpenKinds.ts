import { PATHS } from '@portal/shared/domain/access/paths';
import type { OrderDraftKind } from '@portal/shared/domain/ordering/orderDraftSteps';
import { useMayOpen } from '../permissions/useMayOpen.ts';

/** The address at which an order in four steps begins. */
export const FIRST_STEP = '/order/steps/recipients';

/** Returns the kinds of orders whose pages the user may open: an organisation orders in one way or the other. */
export function useOpenKinds(): readonly OrderDraftKind[] {
  const hasQuick = useMayOpen(PATHS.checkout);
  const hasSteps = useMayOpen(FIRST_STEP);
  return [...(hasQuick ? ['QUICK' as const] : []), ...(hasSteps ? ['STEPS' as const] : [])];
}
