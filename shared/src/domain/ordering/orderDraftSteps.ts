/** Kinds of half-made orders, of each of which a user has one at most. */
export const ORDER_DRAFT_KINDS = ['QUICK', 'STEPS', 'BULK_PHYSICAL'] as const;
export type OrderDraftKind = (typeof ORDER_DRAFT_KINDS)[number];

/** The steps of each kind, in their order. */
export const ORDER_DRAFT_STEPS = {
  QUICK: ['RECIPIENTS', 'CHECKOUT'],
  STEPS: ['RECIPIENTS', 'REWARD', 'EMAILTEMPLATE', 'CHECKOUT'],
  BULK_PHYSICAL: ['RECIPIENTS', 'CHECKOUT'],
} as const satisfies Record<OrderDraftKind, readonly string[]>;
/** Every step, as a request may name it. */
export const DRAFT_STEPS = ORDER_DRAFT_STEPS.STEPS;
export type OrderDraftStep = (typeof DRAFT_STEPS)[number];

/** Tells whether orders of a kind have a step. */
export const isStepOf = (kind: OrderDraftKind, step: OrderDraftStep): boolean =>
  ORDER_DRAFT_STEPS[kind].some((one) => one === step);

/** The form in which drafts are written now; what is written in a later one is left to later versions. */
export const ORDER_DRAFT_FORMAT = 1;
