import { PATHS } from '@portal/shared/domain/access/paths';
import type { PhysicalStep } from '@portal/shared/domain/ordering/physicalSteps';

const STEP_PATHS = {
  recipients: PATHS.physicalRecipients,
  personalization: PATHS.physicalPersonalization,
  shipping: PATHS.physicalShipping,
  review: PATHS.physicalReview,
} as const satisfies Record<PhysicalStep, string>;

/** Names the cart of the order in an address. */
export const CART_PARAMETER = 'cart';

/** The address of a step, of the user's active cart (null) or of another. */
export const physicalStepPath = (step: PhysicalStep, cartId: string | null): string =>
  STEP_PATHS[step] + (cartId === null ? '' : `?${new URLSearchParams({ [CART_PARAMETER]: cartId }).toString()}`);
