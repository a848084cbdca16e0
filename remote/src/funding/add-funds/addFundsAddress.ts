/** The address to close to, from the state of the dialog's history entry; null when it was opened by its own address. */
export const returnAddress = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'returnTo' in state && typeof state.returnTo === 'string'
    ? state.returnTo
    : null;
