import { PATHS } from '@portal/shared/domain/access/paths';

/** The steps of an order of what goes by mail. */
export const PHYSICAL_STEPS = ['recipients', 'personalization', 'shipping', 'review'] as const;
export type PhysicalStep = (typeof PHYSICAL_STEPS)[number];

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

/** Fields of a mailed line by the step in which they are typed. */
const STEP_FIELDS: Readonly<Record<PhysicalStep, RegExp>> = {
  recipients: /^(?:recipient\.|metadata\.|utid$|amount$|quantity$)/,
  personalization: /^deliveryTemplate\./,
  shipping: /^shippingInfo/,
  review: /^$/,
};

/** True of a field that is typed in a step. */
export const isOfStep = (step: PhysicalStep, field: string): boolean => STEP_FIELDS[step].test(field);

/** Returns the step in which a field of a mailed line is typed. */
export const findStepOfField = (field: string): PhysicalStep =>
  PHYSICAL_STEPS.find((step) => isOfStep(step, field)) ?? 'recipients';
