/** By which the rows of a report are added up. */
export const FIGURE_DIMENSIONS = ['MONTH', 'ACCOUNT', 'DELIVERY_STATUS', 'REASON'] as const;
export type FigureDimension = (typeof FIGURE_DIMENSIONS)[number];
