import { SETTINGS } from '@portal/shared/domain/settings';
import { useState } from 'react';
import { isApiError } from '../../api/apiError.ts';
import { useAttemptOutcomeQuery, type Outcome } from './attemptApi.ts';
import type { OpenAttempt } from './openAttempts.ts';

/** A state that only a newer server knows is no end. */
const ENDED: readonly Outcome['state'][] = ['PENDING', 'DONE', 'CANCELLED', 'REFUSED', 'LOST'];

interface KnownOutcome {
  /** Null until the first answer. */
  readonly outcome: Outcome | null;
  readonly isEnded: boolean;
  /** The account is not the person's any more, or the right is not. */
  readonly isRefused: boolean;
}

/** Asks what became of an attempt, again until it has ended. */
export function useOutcome({ key, operation, accountIdentifier, at }: OpenAttempt): KnownOutcome {
  const [ended, setEnded] = useState<Outcome | null>(null);
  const { data, error } = useAttemptOutcomeQuery(
    { key, operation, accountIdentifier, at },
    { pollingInterval: ended === null ? SETTINGS.attempts.askAgainMs : 0, refetchOnMountOrArgChange: true },
  );
  if (ended === null && data !== undefined && ENDED.includes(data.state)) setEnded(data);
  const status = isApiError(error) ? error.status : 0;
  return { outcome: ended ?? data ?? null, isEnded: ended !== null, isRefused: status === 403 || status === 404 };
}
