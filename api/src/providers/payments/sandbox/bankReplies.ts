import { signReply, type Fields } from './bankForms.ts';
import { CALLBACK_FAULTS } from './faults.ts';
import type { Message } from './records.ts';
import type { SandboxContext } from './SandboxContext.ts';
import { newId } from './newId.ts';

/** The gateway's decision about a form. */
export interface Verdict {
  readonly decision: 'ACCEPT' | 'REVIEW' | 'DECLINE' | 'ERROR' | 'CANCEL';
  readonly reasonCode: string | null;
  readonly message: string;
  readonly transactionId: string | null;
  readonly invalidFields?: readonly string[];
}

const UNANSWERED = /^(signature|signed_|unsigned_|override_)/;
const LATE_MS = 30_000;
const TIMEOUT_MS = 10_000;

/** The signed reply that browser and server post to the merchant. */
export function replyTo(fields: Fields, verdict: Verdict, context: Pick<SandboxContext, 'config' | 'clock'>): Fields {
  const requested = [...fields]
    .filter(([name]) => !UNANSWERED.test(name))
    .map(([name, value]) => [`req_${name}`, value]);
  const { decision, reasonCode, message, transactionId, invalidFields } = verdict;
  const values: readonly (readonly [string, string | null])[] = [
    ['decision', decision],
    ['reason_code', reasonCode],
    ['message', message],
    ['transaction_id', transactionId],
    ['invalid_fields', invalidFields?.join(',') ?? null],
  ];
  const known = values.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
  return signReply(new Map([...known, ...requested.map(([name = '', value = '']) => [name, value] as const)]), context);
}

/** Tells the merchant's server, unless a fault keeps, delays or repeats the message. */
export function notifyMerchant(context: SandboxContext, fields: Fields, reply: Fields): void {
  const url = fields.get('override_backoffice_post_url');
  if (url === undefined) return;
  const fault = context.faults.take(CALLBACK_FAULTS, fields.get('reference_number') ?? '');
  const id = newId();
  const body = new URLSearchParams(Object.fromEntries(reply)).toString();
  const message = {
    id,
    url,
    body,
    reference: fields.get('reference_number') ?? '',
    at: context.clock.trueTime().toISOString(),
  };
  context.store.messages.put(id, { ...message, results: [] });
  if (fault === 'missingCallback') return;
  if (fault === 'lateCallback') setTimeout(() => void sendMessage(context, id), LATE_MS).unref();
  else void sendMessage(context, id).then(() => (fault === 'duplicateCallback' ? sendMessage(context, id) : undefined));
}

/** Posts a message, once more when it was posted before. */
export async function sendMessage({ store, ended }: SandboxContext, id: string): Promise<void> {
  const message = store.messages.get(id);
  if (message === undefined) return;
  const result = await post(message, ended);
  if (ended.aborted) return;
  const { results } = store.messages.get(id) ?? message;
  store.messages.put(id, { ...message, results: [...results, result] });
}

async function post({ url, body }: Message, ended: AbortSignal): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
      redirect: 'error',
      signal: AbortSignal.any([ended, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    return String(response.status);
  } catch {
    return 'no answer';
  }
}
