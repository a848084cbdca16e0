import type { CatalogItem } from '@portal/shared/contract/catalog';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useMayOpen } from '../../../entities/permissions/useMayOpen.ts';
import { checkoutPath, choiceQuery, physicalPath, rewardStepPath } from '../../choicePaths.ts';

/** The choice on a reward's page, stored in its address so that Back and reload restore it. */
export interface RewardUrl {
  readonly utid: string | null;
  /** Decimal text in major units; null when none was entered. */
  readonly amount: string | null;
  /** The text in the field while that is no amount; kept in the history entry, not in the link. */
  readonly typed: string | null;
  /** Stores a choice; null removes the amount. */
  readonly save: (utid: string, amount: string | null, typed?: string | null) => Promise<void>;
  /**
   * Stores a validated choice and navigates to the recipients, whom the cart is filled with or the order goes to, or to the order's step
   * of its reward; with one that is mailed to the first step of that.
   */
  readonly proceed: (item: CatalogItem, amount: string, isForCart: boolean) => Promise<void>;
}

export function useRewardUrl(): RewardUrl {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const hasSteps = useMayOpen(PATHS.orderReward);
  const save = useCallback(
    async (utid: string, amount: string | null, typed: string | null = null) =>
      navigate(
        { search: choiceQuery({ utid, amount }) },
        { replace: true, preventScrollReset: true, state: { typed } },
      ),
    [navigate],
  );
  const proceed = useCallback(
    async ({ utid, fulfillmentType }: CatalogItem, amount: string, isForCart: boolean) => {
      const choice = { utid, amount };
      await save(utid, amount);
      const digital = hasSteps ? rewardStepPath(choice) : checkoutPath(choice, isForCart);
      await navigate(physicalPath(fulfillmentType, choice) ?? digital);
    },
    [save, navigate, hasSteps],
  );
  return { utid: params.get('utid'), amount: params.get('amount'), typed: readTyped(location.state), save, proceed };
}

const readTyped = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'typed' in state && typeof state.typed === 'string'
    ? state.typed
    : null;
