import type { MoneyOperation } from '@portal/shared/domain/enumerations';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { usePrincipal } from '../platform/signedIn.ts';
import { attemptsText, parseAttempts, subscribeToAttempts, type OpenAttempt } from './openAttempts.ts';

/** The person's attempts of some operations, of one account or of all; one that was listed stays until the page is left. */
export function useOpenAttempts(operations: readonly MoneyOperation[], accountIdentifier?: string) {
  const person = usePrincipal().userId;
  const text = useSyncExternalStore(subscribeToAttempts, () => attemptsText(person));
  const open = useMemo(() => parseAttempts(text), [text]);
  const [listed, setListed] = useState<readonly OpenAttempt[]>([]);
  const added = open.filter(
    (one) =>
      operations.includes(one.operation) &&
      (accountIdentifier === undefined || one.accountIdentifier === accountIdentifier) &&
      !listed.some(({ key }) => key === one.key),
  );
  if (added.length > 0) setListed([...listed, ...added]);
  return listed;
}
