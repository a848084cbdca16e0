import type { ApiModule } from '../ApiModule.ts';
import type { ApplyMailEvent } from '../mailEvents/index.ts';
import { createInboxEvents } from './mails/inboxEvents.ts';
import { inboxRoutes } from './mails/inboxRoutes.ts';
import type { Inbox } from './mails/openInbox.ts';

export { openInbox, type Inbox } from './mails/openInbox.ts';

interface DevInboxDependencies {
  /** Null outside local mode. */
  readonly mails: Inbox | null;
  readonly applyMailEvent: ApplyMailEvent;
}

/** Wires the pages of local mode with the mails that were sent; a mail can be made to come back, or be reported as spam, there. */
export const createDevInboxModule = ({ mails, applyMailEvent }: DevInboxDependencies): ApiModule => ({
  routes: inboxRoutes(mails, createInboxEvents(applyMailEvent)),
});
