import { PATHS } from '@portal/shared/domain/access/paths';
import { memberOf } from '../memberOf.ts';

/** State of the form of a bank account that was opened from the add-funds dialog: the address there, and its own state. */
export const fromAddFunds = (search: string, state: unknown) => ({ addFunds: { search, state } });

/** The way back into the dialog; null when the form was opened elsewhere. */
export function addFundsBack(state: unknown) {
  const from = memberOf(state, 'addFunds');
  const search = memberOf(from, 'search');
  return typeof search === 'string' ? { to: `${PATHS.addFunds}${search}`, state: memberOf(from, 'state') } : null;
}
