import { PATHS } from '@portal/shared/domain/access/paths';
import { readMember } from '../readMember.ts';

/** State of the form of a bank account that was opened from the add-funds dialog: the address there, and its own state. */
export const toAddFundsReturnState = (search: string, state: unknown) => ({ addFunds: { search, state } });

/** The way back into the dialog; null when the form was opened elsewhere. */
export function getAddFundsReturn(state: unknown) {
  const from = readMember(state, 'addFunds');
  const search = readMember(from, 'search');
  return typeof search === 'string' ? { to: `${PATHS.addFunds}${search}`, state: readMember(from, 'state') } : null;
}
