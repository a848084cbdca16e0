/** A file that goes with a message; the name is plain text. */
export interface MailAttachment {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** One message, ready to go; addresses and names are plain text (encoding is the adapter's). */
export interface OutgoingMail {
  /** With angle brackets; identical for every attempt, so that a receiver can detect duplicates. */
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: { readonly name: string; readonly address: string };
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailAttachment[];
  readonly date: Date;
}

/** Result of a send: accepted; refused permanently; or a transient failure (busy, unreachable, silent) that may be retried. */
export interface MailResult {
  readonly outcome: 'sent' | 'refused' | 'failed';
  readonly response: string;
}

/** Port to the mail server. `send` never rejects: failures are results too. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<MailResult>;
  close(): void;
}
