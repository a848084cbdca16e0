/** Milliseconds after which pages say that a module is still loading, unless its row has others. */
export const DEFAULT_BUDGET_MS = 10_000;

/** Pages give a module up, and draw a card in its place, after as many of its budgets. */
export const BUDGETS_BEFORE_CARD = 3;

/** Tells whether a value of a row is a budget. */
export const isBudget = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value) && value > 0;
