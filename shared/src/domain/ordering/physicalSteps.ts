/** The steps of an order of what goes by mail. */
export const PHYSICAL_STEPS = ['recipients', 'personalization', 'shipping', 'review'] as const;
export type PhysicalStep = (typeof PHYSICAL_STEPS)[number];

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
