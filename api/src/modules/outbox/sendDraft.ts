import type { MailResult, Mailer } from '../../providers/email/Mailer.ts';
import type { TextResult, TextSender } from '../../providers/text/TextSender.ts';
import type { Log } from '../../logs/Log.ts';
import type { AttemptedMail, ClaimedMail } from './mailQueueRepository.ts';
import type { MessageDraft } from './MailComposer.ts';
import { sendText } from './texts/sendText.ts';

export interface Senders {
  readonly mailer: Mailer;
  /** Null when this installation cannot send texts. */
  readonly textSender: TextSender | null;
  readonly log: Log;
}

/** Composes and sends a claimed message; one that cannot be composed fails, so that it does not block its batch. */
export async function sendDraft(
  senders: Senders,
  claim: ClaimedMail,
  draft: MessageDraft | undefined,
  optedOut: ReadonlySet<string>,
): Promise<AttemptedMail> {
  const lineId = draft?.lineId ?? null;
  const recipient = draft?.recipient ?? null;
  if (draft === undefined || recipient === null) {
    const result = { outcome: 'refused', response: 'There is nobody to send this to' } as const;
    return { ...claim, lineId, recipient: '', result };
  }
  const result = await send(senders, claim, draft, optedOut.has(recipient)).catch((err: unknown) => {
    senders.log.warn(
      { event: 'mail.notComposed', outboxId: String(claim.outboxId), err },
      'A mail could not be composed',
    );
    const words = err instanceof Error ? err.message : String(err);
    return { outcome: 'failed', response: `The message could not be composed: ${words}` } as const;
  });
  return { ...claim, lineId, recipient, result };
}

async function send(
  { mailer, textSender }: Senders,
  { attempt }: ClaimedMail,
  draft: MessageDraft,
  isOptedOut: boolean,
): Promise<MailResult | TextResult> {
  if (draft.channel === 'EMAIL') return mailer.send(await draft.compose());
  if (textSender === null) return { outcome: 'failed', response: 'This installation sends no texts' };
  return sendText(textSender, draft, { isRepeated: attempt > 1, isOptedOut });
}
