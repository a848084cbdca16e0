/** A file that came with a message. */
export interface InboxAttachment {
  readonly name: string;
  readonly contentType: string;
  /** In bytes. */
  readonly size: number;
  /** False for one too large to be kept. */
  readonly isKept: boolean;
}

/** A message in the developer inbox. */
export interface InboxMessage {
  /** Grows with time. */
  readonly id: string;
  readonly to: readonly string[];
  readonly from: string;
  readonly subject: string;
  /** ISO 8601, as the message's own header says. */
  readonly date: string;
  readonly messageId: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly attachments: readonly InboxAttachment[];
}

/** How a message is shown. */
export const INBOX_TABS = ['html', 'phone', 'text', 'headers'] as const;
export type InboxTab = (typeof INBOX_TABS)[number];
