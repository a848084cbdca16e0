import type { MoneyOperation } from '@portal/shared/domain/enumerations';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { usePrincipal } from '../platform/signedIn.ts';
import {
  attemptsText,
  parseAttempts,
  subscribeToAttempts,
  subscribeToOtherTabs,
  type OpenAttempt,
} from './openAttempts.ts';

/** The person's attempts of some operations, of one account or of all; one that was listed stays until the page is left. */
export function useOpenAttempts(operations: readonly MoneyOperation[], accountIdentifier?: string) {
  const person = usePrincipal().userId;
  const text = useSyncExternalStore(subscribeToAttempts, () => attemptsText(person));
  const open = useMemo(() => parseAttempts(text), [text]);
  const [listed, setListed] = useState<readonly OpenAttempt[]>([]);
  const list = useCallback((attempts: readonly OpenAttempt[]) => {
    setListed((before) => {
      const added = attempts.filter((one) => !before.some(({ key }) => key === one.key));
      return added.length === 0 ? before : [...before, ...added];
    });
  }, []);
  if (open.some((one) => !listed.some(({ key }) => key === one.key))) list(open);
  useEffect(() => subscribeToOtherTabs(person, list), [person, list]);
  return listed.filter(
    (one) =>
      operations.includes(one.operation) &&
      (accountIdentifier === undefined || one.accountIdentifier === accountIdentifier),
  );
}
