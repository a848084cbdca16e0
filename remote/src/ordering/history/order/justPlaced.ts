/** History state of a new order's page, which then announces it. */
export const justPlaced = { justPlaced: true } as const;

/** True for the history entry that placing made. */
export const isJustPlaced = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'justPlaced' in state && state.justPlaced === true;
