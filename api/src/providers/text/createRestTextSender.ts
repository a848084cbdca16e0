import { createCallLog } from '../../logs/createCallLog.ts';
import { silentLog, type Log } from '../../logs/Log.ts';
import type { TextResult, TextSender } from './TextSender.ts';

export interface RestTextOptions {
  /** Origin of the service, without a slash at its end. */
  readonly url: string;
  readonly account: string;
  readonly token: string;
  /** Sender's number (E.164) or name. */
  readonly from: string;
  /** Timeout of an unresponsive server, in milliseconds. */
  readonly timeoutMs?: number;
}

const RESPONSE_LENGTH = 500;

/** Sends text messages by the REST interface that Twilio and compatible services have (Messages resource, 2010-04-01). */
export function createRestTextSender(
  { url, account, token, from, timeoutMs = 15_000 }: RestTextOptions,
  log: Log = silentLog,
): TextSender {
  const begin = createCallLog(log, 'texts');
  const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  return {
    send: async ({ to, body }) => {
      const call = begin('send');
      try {
        const response = await fetch(address, {
          method: 'POST',
          headers: { authorization, accept: 'application/json' },
          body: new URLSearchParams({ To: to, From: from, Body: body }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        const text = await response.text();
        const outcome = outcomeOf(response.status);
        if (outcome === 'failed') call.failed(response.status);
        else call.answered(response.status);
        return { outcome, response: `${response.status} ${shorten(text)}` };
      } catch (error) {
        call.failed(error);
        return { outcome: 'failed', response: shorten(error instanceof Error ? error.message : String(error)) };
      }
    },
  };
}

/** A refusal of the request is final, but for wrong credentials and too many requests, which pass. */
function outcomeOf(status: number): TextResult['outcome'] {
  if (status >= 200 && status < 300) return 'sent';
  return status === 400 || status === 404 ? 'refused' : 'failed';
}

const shorten = (text: string): string => text.slice(0, RESPONSE_LENGTH).replaceAll(/[\0\p{Surrogate}]/gu, '\uFFFD');
