import type { MoneyOperation } from '@portal/shared/domain/enumerations';
import { useCallback } from 'react';
import { isRepeatable } from '../../api/apiError.ts';
import { usePrincipal } from '../platform/signedIn.ts';
import { removeAttempt, storeAttempt, openAttempt, runAttempt } from './openAttempts.ts';

interface AttemptOptions {
  /** The answer is not the outcome, which another page will show: the attempt stays open. */
  readonly endsElsewhere?: boolean;
}

/** Sends a call of an account under the key of its attempt, and shows its outcome after it was answered. */
type RunAttempt = <Answer>(
  accountIdentifier: string,
  body: object,
  send: (idempotencyKey: string) => Promise<Answer>,
) => Promise<Answer>;

/**
 * Gives a call that moves money its Idempotency-Key: that of the attempt with the same content whose outcome nobody has seen,
 * in whichever tab and before whichever reload it was begun, else a new one.
 */
export function useAttempt(operation: MoneyOperation, { endsElsewhere = false }: AttemptOptions = {}): RunAttempt {
  const person = usePrincipal().userId;
  return useCallback(
    async (accountIdentifier, body, send) => {
      const attempt = openAttempt(person, { operation, accountIdentifier, body });
      const end = runAttempt(attempt.key);
      try {
        const result = await send(attempt.key);
        if (endsElsewhere) storeAttempt(person, { ...attempt, isAnswered: true });
        else removeAttempt(person, attempt.key);
        return result;
      } catch (error) {
        if (!isRepeatable(error)) removeAttempt(person, attempt.key);
        throw error;
      } finally {
        end();
      }
    },
    [person, operation, endsElsewhere],
  );
}
