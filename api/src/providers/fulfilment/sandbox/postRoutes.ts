import type { FastifyInstance } from 'fastify';
import { SHIPMENT_STATUSES } from '../FulfilmentProvider.ts';
import { isForeign, readForm, sendPage, STYLE } from '../../sandbox/sendPage.ts';
import { pageLanguage, type PageQuery } from '../../sandbox/pageLanguage.ts';
import { POST_FAULTS } from './faults.ts';
import type { PostContext } from './PostContext.ts';
import { POST, postAddress, postPage } from './postPage.ts';

interface LetterQuery {
  readonly key?: string | string[];
}

/** The page of the printer, its letters as files, and the forms that move a shipment on and set faults. */
export function postRoutes(app: FastifyInstance, { post, faults }: PostContext): void {
  app.get<{ Querystring: PageQuery }>(POST, (request, reply) =>
    sendPage(
      reply,
      postPage({
        language: pageLanguage(request),
        shipments: post.list().map((shipment) => ({ ...shipment, hasLetter: post.hasLetter(shipment.key) })),
        faults,
      }),
    ),
  );
  app.get<{ Querystring: LetterQuery }>(`${POST}/letter`, (request, reply) => {
    const { key } = request.query;
    const letter = typeof key === 'string' ? post.letterOf(key) : null;
    if (letter === null) return reply.code(404).type('text/plain').send('There is no such letter.');
    return reply
      .type('application/pdf')
      .header('cache-control', 'no-store')
      .header('content-disposition', 'inline; filename="letter.pdf"')
      .send(Buffer.from(letter));
  });
  app.post<{ Querystring: PageQuery }>(`${POST}/move`, (request, reply) => {
    const fields = isForeign(request) ? null : readForm(request);
    const status = SHIPMENT_STATUSES.find((one) => one === fields?.get('status'));
    if (fields === null || status === undefined) return void reply.code(400).send('');
    const words = fields.get('reason')?.trim().slice(0, 200) ?? '';
    const reason = words !== '' && (status === 'FAILED' || status === 'CANCELED') ? words : null;
    post.move(fields.get('key') ?? '', status, reason);
    void reply.redirect(postAddress(pageLanguage(request)), 303);
  });
  app.post<{ Querystring: PageQuery }>(`${POST}/faults`, (request, reply) => {
    const fields = isForeign(request) ? null : readForm(request);
    if (fields === null) return void reply.code(400).send('');
    for (const fault of POST_FAULTS) faults.set(fault, fields.has(fault));
    void reply.redirect(postAddress(pageLanguage(request)), 303);
  });
  app.get(`${POST}/style.css`, (_request, reply) => reply.type('text/css').send(STYLE));
}
