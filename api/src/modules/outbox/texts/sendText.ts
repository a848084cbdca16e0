import { OPTED_OUT } from '../../../providers/text/textReason.ts';
import type { TextResult, TextSender } from '../../../providers/text/TextSender.ts';
import type { TextDraft } from '../MailComposer.ts';

interface TextAttempt {
  /** An earlier attempt may have got no answer. */
  readonly isRepeated: boolean;
  /** The owner of the number wants no more texts. */
  readonly isOptedOut: boolean;
}

/** Sends a text that the service has not accepted before, unless its recipient has opted out meanwhile. */
export async function sendText(
  sender: TextSender,
  { compose, queuedAt }: TextDraft,
  { isRepeated, isOptedOut }: TextAttempt,
): Promise<TextResult> {
  const text = compose();
  if (isRepeated) {
    const found = await sender.findSent(text, queuedAt);
    if (found.outcome !== 'notFound') return found;
  }
  return isOptedOut ? { outcome: 'refused', response: `${OPTED_OUT} The recipient has opted out` } : sender.send(text);
}
