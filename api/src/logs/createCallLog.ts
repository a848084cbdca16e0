import { codeOf } from '../errors/codeOf.ts';
import type { Log } from './Log.ts';

/** The services that the product depends on. */
export type ProviderName = 'addresses' | 'fulfilment' | 'kyb' | 'mail' | 'payments' | 'rewards' | 'texts';

/** Notes how a call ended, once. */
interface CallEnd {
  /** The service has answered, whatever it decided. `status`: of HTTP. */
  answered(status?: number): void;
  /** It gave no answer, or none that is of use: its status, or what was raised. */
  failed(outcome: unknown): void;
}

/** Begins to time a call; `operation` names it without identifiers. */
export type BeginCall = (operation: string) => CallEnd;

/** Our keys are wrong, or may do this no longer: nothing gets better by itself. */
const REFUSED_KEYS: readonly unknown[] = [401, 403, 'EAUTH'];
const isRefusedKey = (outcome: unknown): boolean =>
  REFUSED_KEYS.includes(outcome) || (typeof outcome === 'string' && outcome.startsWith('API_KEY'));
const TOO_MANY = 429;

/** Logs calls to a provider with their time: answers at debug, failures at warn, refused keys as an error. */
export const createCallLog =
  (log: Log, provider: ProviderName): BeginCall =>
  (operation) => {
    const began = performance.now();
    const call = () => ({ provider, operation, ms: Math.round(performance.now() - began) });
    const failed = (outcome: unknown): void => {
      const told = typeof outcome === 'number' ? outcome : failureCodeOf(outcome);
      const line = { event: 'provider.failed' as const, ...call(), outcome: told };
      if (isRefusedKey(told)) log.error(line, 'A provider refuses our key');
      else log.warn(line, 'A provider gave no answer');
    };
    return {
      failed,
      answered: (status) => {
        if (status !== undefined && isFailure(status)) failed(status);
        else
          log.debug(
            { event: 'provider.answered', ...call(), ...(status !== undefined && { status }) },
            'A provider answered',
          );
      },
    };
  };

const isFailure = (status: number): boolean => status >= 500 || status === TOO_MANY || REFUSED_KEYS.includes(status);

const WORD = /^[\w.-]{1,60}$/;

/** The code of an error or of its cause (`ECONNREFUSED`), else its class (`TimeoutError`); a word stands for itself. */
function failureCodeOf(outcome: unknown): string {
  const cause = outcome instanceof Error ? outcome.cause : undefined;
  const name = outcome instanceof Error ? outcome.name : outcome;
  const words = [codeOf(outcome), codeOf(cause), name];
  return words.find((word): word is string => typeof word === 'string' && WORD.test(word)) ?? 'unknown';
}
