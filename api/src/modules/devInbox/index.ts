import { routesOf } from '../../plugins/defineRoute.ts';
import type { ApiModule } from '../ApiModule.ts';
import type { ApplyMailEvent } from '../mailEvents/index.ts';
import { createInboxEvents } from './mails/inboxEvents.ts';
import { inboxRoutes } from './mails/inboxRoutes.ts';
import type { Inbox } from './mails/openInbox.ts';
import type { TextInbox } from './texts/openTextInbox.ts';
import { textRoutes } from './texts/textRoutes.ts';

export { openInbox, type Inbox } from './mails/openInbox.ts';
export { openTextInbox, type TextInbox } from './texts/openTextInbox.ts';

interface DevInboxDependencies {
  /** Null outside local mode. */
  readonly mails: Inbox | null;
  /** Null outside local mode. */
  readonly texts: TextInbox | null;
  readonly applyMailEvent: ApplyMailEvent;
}

/** Wires the pages of local mode with the mails and text messages that were sent; a mail can be made to come back, or be reported as spam, there. */
export const createDevInboxModule = ({ mails, texts, applyMailEvent }: DevInboxDependencies): ApiModule => ({
  routes: routesOf([inboxRoutes(mails, createInboxEvents(applyMailEvent)), textRoutes(texts)]),
});
