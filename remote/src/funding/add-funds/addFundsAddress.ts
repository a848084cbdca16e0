/** Where the dialog was opened, in the state of its history entry. */
export interface AddFundsOrigin {
  readonly returnTo: string;
}

/** The address to close to; null when the dialog was opened by its own address. */
export const returnAddress = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'returnTo' in state && typeof state.returnTo === 'string'
    ? state.returnTo
    : null;
