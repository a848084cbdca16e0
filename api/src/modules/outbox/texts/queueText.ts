import { object, string } from 'yup';
import type { Clock } from '../../../runtime/clock.ts';
import { open, seal } from '../../../crypto/seal.ts';
import type { Tx } from '../../../db/client.ts';
import type { Enqueue, JobData, JobOutcome } from '../../../jobs/portalJobs.ts';
import type { OutgoingText, TextResult } from '../../../providers/text/TextSender.ts';

/** Queues a text message; it is sent only if the transaction commits, and not from `expiresAt` on. */
export type SendText = (tx: Tx, text: OutgoingText & { readonly expiresAt: Date }) => Promise<void>;

const sealedSchema = object({ to: string().required(), body: string().required() });

/** Text messages hold codes, so the queue keeps them sealed. `key`: 32 bytes. */
export const createTextQueue =
  (enqueue: Enqueue, key: Buffer): SendText =>
  (tx, { to, body, expiresAt }) =>
    enqueue(tx, {
      queue: 'send-text',
      data: { sealed: seal(key, JSON.stringify({ to, body })), expiresAt: expiresAt.toISOString() },
    });

interface CodeSending {
  readonly sender: { send: (text: OutgoingText) => Promise<Pick<TextResult, 'outcome' | 'response'>> };
  readonly clock: Clock;
  readonly key: Buffer;
}

/** Sends one queued text: retried while the service fails, given up when it refuses or the text has expired. */
export async function sendQueuedText(
  { sender, clock, key }: CodeSending,
  { sealed, expiresAt }: JobData<'send-text'>,
): Promise<JobOutcome> {
  if (clock.now() >= new Date(expiresAt)) return { done: true };
  const text = sealedSchema.validateSync(JSON.parse(open(key, sealed)), { strict: true });
  const { outcome, response } = await sender.send(text);
  if (outcome === 'failed') return { retry: response };
  return outcome === 'sent' ? { done: true } : { dead: response };
}
