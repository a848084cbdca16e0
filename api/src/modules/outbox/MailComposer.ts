import type { Db } from '../../db/client.ts';
import type { OutgoingMail } from '../../providers/email/Mailer.ts';

/** A mail of the outbox, read and not composed yet. */
export interface MailDraft {
  /** Null when there is nobody to send it to. */
  readonly recipient: string | null;
  /** The order's line that it is about. */
  readonly lineId: bigint | null;
  /** Raises when the mail cannot be composed now. */
  readonly compose: () => OutgoingMail | Promise<OutgoingMail>;
}

/** Reads and composes the mails of some topics; a batch is read at once. */
export interface MailComposer {
  readonly topics: readonly string[];
  readonly read: (db: Db, platformId: bigint, outboxIds: readonly bigint[]) => Promise<ReadonlyMap<bigint, MailDraft>>;
}
