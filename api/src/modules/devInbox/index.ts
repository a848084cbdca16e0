import { routesOf } from '../../plugins/defineRoute.ts';
import type { ApiModule } from '../ApiModule.ts';
import type { ApplyBounce } from '../mailEvents/index.ts';
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
  readonly applyBounce: ApplyBounce;
}

/** Wires the pages of local mode with the mails and text messages that were sent; a mail can be made to come back there. */
export const createDevInboxModule = ({ mails, texts, applyBounce }: DevInboxDependencies): ApiModule => ({
  routes: routesOf([
    inboxRoutes(mails, (messageId) =>
      applyBounce({ eventId: `inbox ${messageId}`, messageId, response: '550 5.1.1 No such mailbox here' }),
    ),
    textRoutes(texts),
  ]),
});
