import { array, object, string } from 'yup';
import { createCallLog } from '../../logs/createCallLog.ts';
import { silentLog, type Log } from '../../logs/Log.ts';
import type { OutgoingText, TextResult, TextSearch, TextSender } from './TextSender.ts';

export interface RestTextOptions {
  /** Origin of the service, without a slash at its end. */
  readonly url: string;
  readonly account: string;
  readonly token: string;
  /** Sender's number (E.164) or name, or the id of a messaging service. */
  readonly from: string;
  /** Address that the service tells what became of a text; absent: nobody. */
  readonly statusCallback?: string;
  /** Timeout of an unresponsive server, in milliseconds. */
  readonly timeoutMs?: number;
}

const RESPONSE_LENGTH = 500;
const MESSAGING_SERVICE = /^MG[\da-f]{32}$/i;
const SEARCHED = '100';
/** The service tells whole seconds of its own clock; a text is repeated on purpose only later than that. */
const CLOCKS_DIFFER_MS = 60_000;

const accepted = object({ sid: string().required(), status: string().default('') });
const refused = object({ code: string().required(), message: string().default('') });
const listed = object({
  messages: array(
    object({
      sid: string().required(),
      status: string().default(''),
      body: string().default(''),
      date_created: string(),
    }),
  ).required(),
});

/** Sends text messages by the REST interface that Twilio and compatible services have (Messages resource, 2010-04-01). */
export function createRestTextSender(options: RestTextOptions, log: Log = silentLog): TextSender {
  const { url, account, token, timeoutMs = 15_000 } = options;
  const begin = createCallLog(log, 'texts');
  const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;

  const call = async (name: string, target: string, body: URLSearchParams | null): Promise<Answer> => {
    const timed = begin(name);
    try {
      const response = await fetch(target, {
        method: body === null ? 'GET' : 'POST',
        headers: { authorization, accept: 'application/json' },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      const kind = kindOf(response.status);
      if (kind === 'failed') timed.failed(response.status);
      else timed.answered(response.status);
      return { kind, status: response.status, text };
    } catch (error) {
      timed.failed(error);
      return { kind: 'failed', status: null, text: error instanceof Error ? error.message : String(error) };
    }
  };

  return {
    send: async (text) => toResult(await call('send', address, formOf(options, text))),
    findSent: async (text, since) => {
      const query = new URLSearchParams({ To: text.to, PageSize: SEARCHED });
      return toSearch(await call('find', `${address}?${query.toString()}`, null), text, since);
    },
  };
}

function formOf({ from, statusCallback }: RestTextOptions, { to, body }: OutgoingText): URLSearchParams {
  const form = new URLSearchParams({ To: to, Body: body });
  form.set(MESSAGING_SERVICE.test(from) ? 'MessagingServiceSid' : 'From', from);
  if (statusCallback !== undefined) form.set('StatusCallback', statusCallback);
  return form;
}

/** An answer of the service; `status` null when none came. */
interface Answer {
  readonly kind: TextResult['outcome'];
  readonly status: number | null;
  readonly text: string;
}

/** A refusal of the request is final, but for wrong credentials and too many requests, which pass. */
function kindOf(status: number): Answer['kind'] {
  if (status >= 200 && status < 300) return 'sent';
  return status === 400 || status === 404 ? 'refused' : 'failed';
}

function toResult(answer: Answer): TextResult {
  if (answer.kind !== 'sent') return { outcome: answer.kind, response: failureOf(answer) };
  const text = read(accepted, answer.text);
  // It may have been taken: the next try looks for it.
  if (text === null) return { outcome: 'failed', response: `${answer.status} without the id of the text` };
  return { outcome: 'sent', sid: text.sid, response: `${answer.status} ${text.status}` };
}

function toSearch(answer: Answer, { body }: OutgoingText, since: Date): TextSearch {
  if (answer.kind !== 'sent') return { outcome: 'failed', response: failureOf(answer) };
  const list = read(listed, answer.text);
  if (list === null) return { outcome: 'failed', response: `${answer.status} without a list of texts` };
  const earliest = since.getTime() - CLOCKS_DIFFER_MS;
  const found = list.messages.find(
    // Trial accounts put a sentence before the text.
    (one) => one.body.endsWith(body) && Date.parse(one.date_created ?? '') >= earliest,
  );
  return found === undefined
    ? { outcome: 'notFound' }
    : { outcome: 'sent', sid: found.sid, response: `${answer.status} ${found.status}` };
}

/** Returns the code and the words of a failure; the answer to a text repeats it with its link, which is kept nowhere. */
function failureOf({ status, text }: Answer): string {
  const failure = status === null ? null : read(refused, text);
  const words = failure === null ? text : `${failure.code} ${failure.message}`;
  return shorten(status === null ? words : `${status} ${words}`);
}

function read<T>(schema: { readonly validateSync: (value: unknown) => T }, text: string): T | null {
  try {
    return schema.validateSync(JSON.parse(text));
  } catch {
    return null;
  }
}

const shorten = (text: string): string => text.slice(0, RESPONSE_LENGTH).replaceAll(/[\0\p{Surrogate}]/gu, '\uFFFD');
