/** The ways in which a line of a cart may differ from most of the cart's lines. `text`: template, subject or message. */
export const LINE_DIFFERENCES = ['reward', 'amount', 'text'] as const;
export type LineDifference = (typeof LINE_DIFFERENCES)[number];
