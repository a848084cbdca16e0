/** One message, ready to go; addresses and names are plain text (encoding is the adapter's). */
export interface OutgoingMail {
  /** With angle brackets; the same for every try, so that a receiver can tell a repetition. */
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: { readonly name: string; readonly address: string };
  readonly replyTo: string | null;
  readonly bcc: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly date: Date;
}

/** What the server said: taken; refused for good; or no lasting answer (busy, unreachable, silent), which may be tried again. */
export interface MailAnswer {
  readonly outcome: 'sent' | 'refused' | 'failed';
  readonly response: string;
}

/** The port to the mail server (decisions 10). `send` never rejects: every end is an answer. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<MailAnswer>;
  close(): void;
}
