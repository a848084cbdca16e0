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
export const getAddFundsLocation = (
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
export const toAddFundsState = (origin: AddFundsOrigin): AddFundsOrigin => origin;

const readText = (state: unknown, name: keyof AddFundsOrigin | 'switcherAt'): string | null => {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : null;
  return typeof value === 'string' ? value : null;
};

/** Returns the address that the dialog closes to, with the state for its page; null for a dialog opened by its own address. */
export function readAddFundsReturn(state: unknown) {
  const returnTo = readText(state, 'returnTo');
  return returnTo === null ? null : { to: returnTo, state: { switcherAt: readText(state, 'switcherRow') } };
}

/** The row at which a page is to open the switcher; null for none. */
export const readSwitcherRow = (state: unknown): string | null => readText(state, 'switcherAt');
