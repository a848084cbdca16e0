import { useLocation, useNavigate } from 'react-router-dom';
import { toAddFundsReturnState } from '../bank-accounts/addFundsReturn.ts';
import { withTypedChoices, type TypedChoices } from './typedChoices.ts';

interface TypedValues {
  /** Amounts as decimal text; '' for nothing, null for what the address keeps as it is. */
  readonly amount: string | null;
  readonly send: string | null;
  /** The entries that no address should show, null to keep them as they are. */
  readonly choices: TypedChoices | null;
}

/** Keeps what is typed, for a reload, for Back, and for the way back from the form of a payment method. */
export function useSavedLocation({ choices, ...amounts }: TypedValues) {
  const navigate = useNavigate();
  const location = useLocation();
  const old = new URLSearchParams(location.search);
  const params = new URLSearchParams(old);
  for (const [name, text] of Object.entries<string | null>(amounts)) {
    if (text === '') params.delete(name);
    else if (text !== null) params.set(name, text);
  }
  const search = `?${params.toString()}`;
  const state = choices === null ? (location.state as unknown) : withTypedChoices(location.state, choices);
  const isNew = params.toString() !== old.toString() || JSON.stringify(state) !== JSON.stringify(location.state);
  return {
    /** To be called when a field is left. */
    save: (): void => {
      // A click on a link or a tab follows at once, and must find it kept.
      if (isNew) void navigate({ search }, { replace: true, preventScrollReset: true, flushSync: true, state });
    },
    /** For the form of a bank account. */
    returnState: toAddFundsReturnState(search, state),
  };
}
