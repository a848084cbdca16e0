import type { ApplyMailEvent } from '../../mailEvents/index.ts';

/** Events that can befall a message of the inbox, by its id. */
export interface InboxEvents {
  readonly bounce: (messageId: string) => Promise<void>;
  readonly complain: (messageId: string) => Promise<void>;
}

/** Tells what happens to messages of the inbox as a mail service would. */
export const createInboxEvents = (applyMailEvent: ApplyMailEvent): InboxEvents => ({
  bounce: (messageId) =>
    applyMailEvent({
      eventId: `inbox ${messageId}`,
      type: 'BOUNCED',
      messageId,
      response: '550 5.1.1 No such mailbox here',
    }),
  complain: (messageId) =>
    applyMailEvent({ eventId: `inbox complaint ${messageId}`, type: 'COMPLAINED', messageId, response: '' }),
});
