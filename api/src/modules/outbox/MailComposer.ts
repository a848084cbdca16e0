import type { Db } from '../../db/client.ts';
import type { OutgoingMail } from '../../providers/email/Mailer.ts';
import type { OutgoingText } from '../../providers/text/TextSender.ts';

interface Draft {
  /** Null when there is nobody to send it to. */
  readonly recipient: string | null;
  /** The order's line that it is about. */
  readonly lineId: bigint | null;
}

/** A mail of the outbox, read and not composed yet. */
export interface MailDraft extends Draft {
  readonly channel: 'EMAIL';
  /** Raises when the mail cannot be composed now. */
  readonly compose: () => OutgoingMail | Promise<OutgoingMail>;
}

/** A text message of the outbox, read and not composed yet. */
export interface TextDraft extends Draft {
  readonly channel: 'TEXT';
  readonly queuedAt: Date;
  /** Raises when the text cannot be composed now. */
  readonly compose: () => OutgoingText;
}

export type MessageDraft = MailDraft | TextDraft;

/** Reads and composes the messages of some topics; a batch is read at once. */
export interface MailComposer {
  readonly topics: readonly string[];
  readonly read: (
    db: Db,
    platformId: bigint,
    outboxIds: readonly bigint[],
  ) => Promise<ReadonlyMap<bigint, MessageDraft>>;
}
