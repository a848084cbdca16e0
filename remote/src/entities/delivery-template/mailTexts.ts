/** The texts of a mail as typed: its template, its sender, and the order's own subject and message. */
export interface MailTexts {
  readonly etid: string;
  readonly senderName: string;
  readonly subject: string;
  readonly message: string;
}

/** Returns the texts alone, trimmed. */
export const trimTexts = ({ etid, senderName, subject, message }: MailTexts): MailTexts => ({
  etid,
  senderName: senderName.trim(),
  subject: subject.trim(),
  message: message.trim(),
});

/** True when two mails say the same. */
export const areSameTexts = (one: MailTexts, other: MailTexts): boolean =>
  JSON.stringify(trimTexts(one)) === JSON.stringify(trimTexts(other));
