import { PATHS } from '@portal/shared/domain/access/paths';
import type { To } from 'react-router-dom';

/** The place where the add-funds dialog was opened, as its history entry keeps it. */
interface AddFundsOrigin {
  /** Address to close to. */
  readonly returnTo: string;
  /** Account in whose row of the switcher it was opened; the switcher opens again there. */
  readonly switcherRow?: string;
}

/** Link to the add-funds dialog of an account; `amount`: what it lacks, `send`: for what; major units. */
export const addFundsTo = (
  accountIdentifier: string,
  amount: number | null = null,
  send: number | null = null,
): To => ({
  pathname: PATHS.addFunds,
  search: new URLSearchParams({
    account: accountIdentifier,
    ...(amount !== null && { amount: String(amount) }),
    ...(send !== null && { send: String(send) }),
  }).toString(),
});

/** State of such a link. */
export const addFundsFrom = (origin: AddFundsOrigin): AddFundsOrigin => origin;

const textOf = (state: unknown, name: keyof AddFundsOrigin | 'switcherAt'): string | null => {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : null;
  return typeof value === 'string' ? value : null;
};

/** Returns the address that the dialog closes to, with the state for its page; null for a dialog opened by its own address. */
export function addFundsReturn(state: unknown) {
  const returnTo = textOf(state, 'returnTo');
  return returnTo === null ? null : { to: returnTo, state: { switcherAt: textOf(state, 'switcherRow') } };
}

/** The row at which a page is to open the switcher; null for none. */
export const switcherAt = (state: unknown): string | null => textOf(state, 'switcherAt');
