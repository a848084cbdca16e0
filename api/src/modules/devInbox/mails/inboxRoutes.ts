import type { FastifyReply } from 'fastify';
import { object, string } from 'yup';
import { AppError } from '../../../errors/AppError.ts';
import { defineRoute, routesOf } from '../../../plugins/defineRoute.ts';
import { pageLanguage } from '../../../providers/sandbox/pageLanguage.ts';
import { inboxListPage, inboxMessagePage } from './inboxPage.ts';
import { INBOX_TABS, type InboxAttachment } from './InboxMessage.ts';
import type { InboxEvents } from './inboxEvents.ts';
import type { Inbox } from './openInbox.ts';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const ofMessage = object({ id: string().required() });
const ofAttachment = object({ id: string().required(), nth: string().required() });
const listQuery = object({ to: string().max(255).default(''), lang: string().default('') });
const messageQuery = object({
  tab: string()
    .oneOf([...INBOX_TABS])
    .default('html'),
  lang: string().default(''),
});
const config = { permission: { kind: 'public' } } as const;

/**
 * The developer inbox, HTML and JSON. `inbox` is null outside local mode: everything is then 404. A message can come back, or be
 * reported as spam, as a mail service would tell it.
 */
export const inboxRoutes = (inbox: Inbox | null, { bounce, complain }: InboxEvents = NO_EVENTS) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/dev/inbox',
      schema: { hide: true, querystring: listQuery },
      config,
      handler: async (request, reply) => {
        const { to } = request.query;
        return sendInboxPage(reply, inboxListPage(await opened(inbox).list(to), to, pageLanguage(request)));
      },
    }),
    defineRoute({
      method: 'GET',
      url: '/dev/inbox.json',
      schema: { hide: true, querystring: listQuery },
      config,
      handler: async (request, reply) =>
        reply.header('cache-control', 'no-store').send(await opened(inbox).list(request.query.to)),
    }),
    defineRoute({
      method: 'GET',
      url: '/dev/inbox/:id',
      schema: { hide: true, params: ofMessage, querystring: messageQuery },
      config,
      handler: async (request, reply) => {
        const message = await opened(inbox).find(request.params.id);
        if (message === undefined) throw notFound();
        return sendInboxPage(reply, inboxMessagePage(message, request.query.tab, pageLanguage(request)));
      },
    }),
    ...Object.entries({ bounce, complain }).map(([name, happen]) =>
      defineRoute({
        method: 'POST',
        url: `/dev/inbox/:id/${name}`,
        schema: { hide: true, params: ofMessage },
        config,
        handler: async (request, reply) => {
          const message = await opened(inbox).find(request.params.id);
          if (message === undefined) throw notFound();
          await happen(message.messageId);
          return reply.redirect('/dev/inbox', 303);
        },
      }),
    ),
    defineRoute({
      method: 'GET',
      url: '/dev/inbox/:id/attachments/:nth',
      schema: { hide: true, params: ofAttachment },
      config,
      handler: async (request, reply) => {
        const { id, nth } = request.params;
        const found = await opened(inbox).readAttachment(id, Number(nth));
        if (found === undefined) throw notFound();
        return sendFile(reply, found.file, found.bytes);
      },
    }),
  ]);

/** Answers a file that somebody sent: it is kept by who asks for it, and never shown as a page of ours. */
const sendFile = (reply: FastifyReply, { name, contentType }: InboxAttachment, bytes: Buffer): FastifyReply =>
  reply
    .type(contentType)
    .header('content-disposition', `attachment; filename="${name.replaceAll(/[^\w. -]/g, '_')}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'no-store')
    .send(bytes);

const nothing = (): Promise<void> => Promise.resolve();
const NO_EVENTS: InboxEvents = { bounce: nothing, complain: nothing };

const notFound = (): AppError => new AppError({ status: 404, i18nKey: 'error.notFound', description: 'No such page' });

function opened(inbox: Inbox | null): Inbox {
  if (inbox === null) throw notFound();
  return inbox;
}

/** Answers a page of the inbox: nothing of it may run or be kept. */
const sendInboxPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', POLICY)
    .send(html);
