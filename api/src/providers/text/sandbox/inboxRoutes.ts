import type { FastifyInstance } from 'fastify';
import { INBOX_STYLE } from '../../sandbox/inboxStyle.ts';
import { pageLanguage, type PageQuery } from '../../sandbox/pageLanguage.ts';
import { isForeign, readForm, sendPage } from '../../sandbox/sendPage.ts';
import { countTextParts } from '../../../texts/countTextParts.ts';
import { inboxAddress, TEXT_INBOX, textInboxPage } from './inboxPage.ts';
import { isNumber } from './isNumber.ts';
import { replyToPortal } from './replyToPortal.ts';
import type { TextSandboxContext } from './TextSandboxContext.ts';

interface InboxQuery extends PageQuery {
  readonly to?: string | string[];
}

const LONGEST = 1_600;

/** The inbox of texts: a page, its JSON, and replies, which the portal gets as a text message service tells them. */
export function inboxRoutes(app: FastifyInstance, context: TextSandboxContext): void {
  const { texts } = context;
  const filterOf = ({ to }: InboxQuery): string => (typeof to === 'string' ? to : '');

  app.get<{ Querystring: InboxQuery }>(TEXT_INBOX, (request, reply) => {
    const to = filterOf(request.query);
    sendPage(reply, textInboxPage({ language: pageLanguage(request), to, texts: texts.list(to) }));
  });
  app.get<{ Querystring: InboxQuery }>(`${TEXT_INBOX}.json`, (request, reply) =>
    reply.header('cache-control', 'no-store').send(
      texts
        .list(filterOf(request.query))
        .filter(({ direction }) => direction !== 'inbound')
        .map(({ sid, number, body, date, state, errorCode }) => ({
          sid,
          to: number,
          body,
          date,
          parts: countTextParts(body),
          state,
          errorCode,
        })),
    ),
  );
  app.get(`${TEXT_INBOX}/style.css`, (_request, reply) => reply.type('text/css').send(INBOX_STYLE));
  app.post<{ Querystring: PageQuery }>(`${TEXT_INBOX}/replies`, async (request, reply) => {
    const fields = isForeign(request) ? null : readForm(request);
    const number = fields?.get('number') ?? '';
    const body = fields?.get('body') ?? '';
    if (!isNumber(number) || body.trim() === '' || body.length > LONGEST) return reply.code(400).send('');
    await replyToPortal(context, number, body);
    return reply.redirect(`${inboxAddress(pageLanguage(request))}#${number.slice(1)}`, 303);
  });
}
