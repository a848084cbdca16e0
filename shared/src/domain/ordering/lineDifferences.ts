/** What a line of a cart may have otherwise than most of the cart's lines. `text`: template, subject or message. */
export const LINE_DIFFERENCES = ['reward', 'amount', 'text'] as const;
export type LineDifference = (typeof LINE_DIFFERENCES)[number];
