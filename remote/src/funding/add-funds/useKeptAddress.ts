import { useLocation, useNavigate } from 'react-router-dom';
import { fromAddFunds } from '../bank-accounts/addFundsBack.ts';

/** What is typed, as decimal text; '' for nothing, null for what the address keeps as it is. */
interface Typed {
  readonly amount: string | null;
  readonly send: string | null;
}

/** The address with what is typed, for a reload and for the way back from the form of a payment method. */
export function useKeptAddress(typed: Typed) {
  const navigate = useNavigate();
  const location = useLocation();
  const state: unknown = location.state;
  const kept = new URLSearchParams(location.search);
  for (const [name, text] of Object.entries<string | null>({ ...typed })) {
    if (text === '') kept.delete(name);
    else if (text !== null) kept.set(name, text);
  }
  const search = `?${kept.toString()}`;
  return {
    /** To be called when a field is left. */
    keep: (): void => {
      if (kept.toString() !== new URLSearchParams(location.search).toString())
        void navigate({ search }, { replace: true, preventScrollReset: true, state });
    },
    /** For the form of a bank account. */
    from: fromAddFunds(search, state),
  };
}
