import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { KYB_CHECK_RESULTS, KYB_CHECKS } from '@portal/shared/domain/access/reviewFacts';
import { array, object, string } from 'yup';
import { signCall, signedTextOf } from '../../crypto/signCall.ts';
import type { KybService } from '../../env/kybEnv.ts';
import { createCallLog } from '../../logs/createCallLog.ts';
import { silentLog, type Log } from '../../logs/Log.ts';
import type { CheckedFact, KybChecks } from './KybChecks.ts';

interface HttpOptions {
  readonly timeoutMs?: number;
  readonly now?: () => Date;
  readonly log?: Log;
}

export const KYB_SERVICE = 'kyb';
export const CHECKS_PATH = '/v1/checks';
const DETAIL_LENGTH = 500;

const responseSchema = object({
  results: array(
    object({ check: string().required(), result: string().required(), detail: string().nullable() }).required(),
  ).required(),
});

/** Speaks the signed JSON of docs/KYB_SERVICE.md. */
export function createHttpKybChecks(
  { url, key }: KybService,
  { timeoutMs = SERVER_SETTINGS.businessChecks.responseMs, now = () => new Date(), log = silentLog }: HttpOptions = {},
): KybChecks {
  const path = `${new URL(url).pathname.replace(/\/+$/, '')}${CHECKS_PATH}`;
  const begin = createCallLog(log, 'kyb');
  return {
    check: async (business) => {
      const body = JSON.stringify(business);
      const asked = begin('check');
      try {
        const response = await fetch(`${url}${CHECKS_PATH}`, {
          method: 'POST',
          headers: {
            ...signCall(KYB_SERVICE, key, signedTextOf('POST', path, body), now()),
            accept: 'application/json',
            'content-type': 'application/json',
          },
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (!response.ok) {
          asked.failed(response.status);
          return { outcome: 'failed' };
        }
        const { results } = responseSchema.validateSync(await response.json(), { stripUnknown: true });
        asked.answered(response.status);
        return { outcome: 'checked', results: results.flatMap(toFact) };
      } catch (error) {
        asked.failed(error);
        return { outcome: 'failed' };
      }
    },
  };
}

/** Checks that are not known here are left out; a result that is not known says nothing. */
function toFact(given: {
  readonly check: string;
  readonly result: string;
  readonly detail?: string | null | undefined;
}) {
  const check = KYB_CHECKS.find((name) => name === given.check);
  const result = KYB_CHECK_RESULTS.find((name) => name === given.result) ?? 'UNKNOWN';
  const detail = (given.detail ?? '').slice(0, DETAIL_LENGTH);
  return check === undefined ? [] : [{ check, result, detail } satisfies CheckedFact];
}
