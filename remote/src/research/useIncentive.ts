import { INCENTIVE_LIMITS } from '@portal/shared/domain/research/incentiveLimits';
import { useGetIncentiveQuery } from './researchApi.ts';

/** Reads an incentive, and again while its page is open: its state changes with its days and its limits. */
export function useIncentive(incentiveId: string) {
  const { currentData, error, fulfilledTimeStamp, refetch } = useGetIncentiveQuery(incentiveId, {
    pollingInterval: INCENTIVE_LIMITS.pollMs,
    refetchOnMountOrArgChange: true,
  });
  return { incentive: currentData, error, loadedAt: fulfilledTimeStamp, retry: () => void refetch() };
}
