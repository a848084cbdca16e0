import { useEnding } from '../../../entities/card/useEnding.ts';
import { maskNumber } from '../../bank-accounts/maskNumber.ts';
import type { DepositSource } from './depositSources.ts';

/** The number that a nickname leaves out; null where the name has it. */
export function useSourceEnding(): (source: DepositSource) => string | null {
  const getEnding = useEnding();
  return (source) => {
    if (source.kind === 'card') return getEnding(source.card);
    const { displayName, accountNumberLastFour } = source.bank;
    return displayName.includes(accountNumberLastFour) ? null : maskNumber(accountNumberLastFour);
  };
}
