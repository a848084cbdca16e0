import { object, string } from 'yup';
import { AppError } from '../../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../../errors/commonErrors.ts';
import { defineRoute, routesOf } from '../../../plugins/defineRoute.ts';
import { textListPage } from '../mails/inboxPage.ts';
import { sendInboxPage } from '../mails/inboxRoutes.ts';
import type { TextInbox } from './openTextInbox.ts';

const listQuery = object({ to: string().max(40).default('') });
const config = { permission: { kind: 'public' } } as const;

/** The developer inbox of text messages, HTML and JSON. `inbox` is null outside local mode: everything is then 404. */
export const textRoutes = (inbox: TextInbox | null) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/dev/texts',
      schema: { hide: true, querystring: listQuery },
      config,
      handler: (request, reply) =>
        sendInboxPage(reply, textListPage(opened(inbox).list(request.query.to), request.query.to)),
    }),
    defineRoute({
      method: 'GET',
      url: '/dev/texts.json',
      schema: { hide: true, querystring: listQuery },
      config,
      handler: (request, reply) => reply.header('cache-control', 'no-store').send(opened(inbox).list(request.query.to)),
    }),
  ]);

function opened(inbox: TextInbox | null): TextInbox {
  if (inbox === null) throw new AppError(COMMON_FAILURES.notFound);
  return inbox;
}
