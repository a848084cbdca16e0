import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { checkoutPath, choiceQuery } from '../../choicePaths.ts';

/** The choice on a reward's page, stored in its address so that Back and reload restore it. */
export interface RewardAddress {
  readonly utid: string | null;
  /** Decimal text in major units; null when none was entered. */
  readonly amount: string | null;
  /** The text in the field while that is no amount; kept in the history entry, not in the link. */
  readonly typed: string | null;
  /** Stores a choice; null removes the amount. */
  readonly keep: (utid: string, amount: string | null, typed?: string | null) => Promise<void>;
  /** Stores a validated choice and navigates to the recipients, whom the cart is filled with or the order goes to. */
  readonly goOn: (utid: string, amount: string, isForCart: boolean) => Promise<void>;
}

export function useRewardAddress(): RewardAddress {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const keep = useCallback(
    async (utid: string, amount: string | null, typed: string | null = null) =>
      navigate(
        { search: choiceQuery({ utid, amount }) },
        { replace: true, preventScrollReset: true, state: { typed } },
      ),
    [navigate],
  );
  const goOn = useCallback(
    async (utid: string, amount: string, isForCart: boolean) => {
      await keep(utid, amount);
      await navigate(checkoutPath({ utid, amount }, isForCart));
    },
    [keep, navigate],
  );
  return { utid: params.get('utid'), amount: params.get('amount'), typed: typedIn(location.state), keep, goOn };
}

const typedIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'typed' in state && typeof state.typed === 'string'
    ? state.typed
    : null;
