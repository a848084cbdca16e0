import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Clock } from '../../../runtime/clock.ts';
import type { Db } from '../../../db/client.ts';
import { AppError } from '../../../errors/AppError.ts';
import { clearCount, countAttempt, refundAttempt } from '../../../rate-limits/rateLimits.ts';
import { IDENTITY_FAILURES } from '../identityErrors.ts';

/** A counter that guesses at a password run into. `of`: whose guesses it counts; those of a device are its owner's own. */
export interface GuessLimit {
  readonly of: 'device' | 'address' | 'person';
  readonly key: string;
  readonly attempts: number;
}

const { pauseMs, forgetMs } = SERVER_SETTINGS.signIn;

/** Counts guesses under several counters at once. */
export function createGuessCounter({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  return {
    /**
     * Counts a guess before it is looked at. Raises 429 `error.signIn.paused` when one counter refuses it; the others forget
     * it then, and `onPause` is told of the first one refused.
     */
    async count(limits: readonly GuessLimit[], onPause: () => Promise<void>): Promise<void> {
      const counted: string[] = [];
      for (const { key, attempts } of limits) {
        const { seconds, beginsPause } = await countAttempt(db, key, { attempts, pauseMs, forgetMs }, clock.now());
        if (seconds > 0) {
          for (const before of counted) await refundAttempt(db, before);
          if (beginsPause) await onPause();
          throw new AppError({ ...IDENTITY_FAILURES.signInPaused, values: { seconds: String(seconds) } });
        }
        counted.push(key);
      }
    },

    /** The password was right: the device's own failures are forgotten; of the rest only this attempt, which was none. */
    async settle(limits: readonly GuessLimit[]): Promise<void> {
      for (const { of, key } of limits) await (of === 'device' ? clearCount(db, key) : refundAttempt(db, key));
    },
  };
}
