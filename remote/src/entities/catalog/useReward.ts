import { useMemo } from 'react';
import { useCatalog, useItem } from './useCatalog.ts';
import type { RewardOption } from './rewardOptions.ts';

/** Returns the reward of a code; null while it is not loaded and for text that is no code. */
export function useReward(utid: string): RewardOption | null {
  const { brand, item } = useItem(utid === '' ? null : utid);
  return brand && item ? { brand, item } : null;
}

/** Returns the names of all rewards by code; null while they are loaded. Empty when that fails: codes are shown then. */
export function useRewardNames(): ReadonlyMap<string, string> | null {
  const { brands, error } = useCatalog();
  return useMemo(() => {
    if (brands === undefined) return error === undefined ? null : new Map();
    return new Map(brands.flatMap(({ items }) => items.map(({ utid, rewardName }) => [utid, rewardName])));
  }, [brands, error]);
}
