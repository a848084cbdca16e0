import type { FastifyInstance } from 'fastify';
import { defineRoute, routesApart } from '../../../plugins/defineRoute.ts';
import { pageLanguage } from '../../sandbox/pageLanguage.ts';
import { isForeign, readForm, sendPage, STYLE } from '../../sandbox/sendPage.ts';
import type { DnsSandbox } from './createDnsSandbox.ts';
import { DNS_PAGE, dnsAddress, dnsPage } from './dnsPage.ts';

const config = { permission: { kind: 'public' } } as const;
const schema = { hide: true } as const;

/** The page of local mode on which records are published. */
export const dnsRoutes = (dns: DnsSandbox) =>
  routesApart([
    takeText,
    defineRoute({
      method: 'GET',
      url: DNS_PAGE,
      schema,
      config,
      handler: ({ query, headers }, reply) => {
        const language = pageLanguage({ query: toQuery(query), headers });
        sendPage(reply, dnsPage(language, dns.list()));
        return reply;
      },
    }),
    defineRoute({
      method: 'POST',
      url: DNS_PAGE,
      schema,
      config,
      handler: (request, reply) => {
        const fields = isForeign(request) ? null : readForm(request);
        const name = fields?.get('name') ?? '';
        const text = fields?.get('text');
        if (name === '') return reply.code(400).send('');
        if (text === undefined) dns.withdraw(name);
        else dns.publish({ name, text });
        const { query, headers } = request;
        return reply.redirect(dnsAddress(pageLanguage({ query: toQuery(query), headers })), 303);
      },
    }),
    defineRoute({
      method: 'GET',
      url: `${DNS_PAGE}/style.css`,
      schema,
      config,
      handler: (_request, reply) => reply.type('text/css').send(STYLE),
    }),
  ]);

const toQuery = (query: unknown): { readonly lang?: string } =>
  typeof query === 'object' && query !== null && 'lang' in query && typeof query.lang === 'string'
    ? { lang: query.lang }
    : {};

function takeText(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
}
