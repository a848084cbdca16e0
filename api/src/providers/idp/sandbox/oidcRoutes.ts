import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { leaveBodies } from '../../sandbox/leaveBodies.ts';
import { isForeign, readForm, sendPage } from '../../sandbox/sendPage.ts';
import { pageLanguage, type PageQuery } from '../../sandbox/pageLanguage.ts';
import { createOidcProvider } from './createOidcProvider.ts';
import type { IdpContext } from './IdpContext.ts';
import { IDP_ROOT } from './idpPaths.ts';
import { personOf } from './people.ts';
import { signInPage } from './signInPage.ts';

/** A provider of OpenID Connect below a path, and the page on which people sign in to it. */
export function oidcRoutes(app: FastifyInstance, context: IdpContext, path: string): void {
  // Loaded with the first call: most servers of tests never ask.
  let created: Promise<Provider> | null = null;
  const provider = (): Promise<Provider> => (created ??= createOidcProvider(context, path));
  const root = `${IDP_ROOT}${path}`;

  const enter = async (request: FastifyRequest, reply: FastifyReply, subject: string): Promise<void> => {
    reply.hijack();
    await (
      await provider()
    ).interactionFinished(request.raw, reply.raw, { login: { accountId: subject }, select_account: {} });
  };

  app.get<{ Querystring: PageQuery }>(`${root}/sign-in/:uid`, async (request, reply) => {
    const chosen = context.chosenPerson();
    if (chosen !== null) return enter(request, reply, chosen.subject);
    const { params } = await (await provider()).interactionDetails(request.raw, reply.raw);
    const hint = typeof params['login_hint'] === 'string' ? params['login_hint'] : '';
    sendPage(
      reply,
      signInPage({ language: pageLanguage(request), people: context.people.list(), hint, portals: context.portals }),
    );
  });

  app.post(`${root}/sign-in/:uid`, async (request, reply) => {
    const fields = isForeign(request) ? null : readForm(request);
    if (fields === null) return reply.code(400).send('');
    if (fields.has('cancel')) {
      reply.hijack();
      return (await provider()).interactionFinished(request.raw, reply.raw, { error: 'access_denied' });
    }
    const chosen = context.people.get(fields.get('person') ?? '');
    if (chosen !== undefined) return enter(request, reply, chosen.subject);
    const typed = personOf(fields.get('email') ?? '', fields.get('givenName') ?? '', fields.get('familyName') ?? '');
    context.people.put(typed.subject, typed);
    return enter(request, reply, typed.subject);
  });

  app.register((raw, _options, done) => {
    leaveBodies(raw);
    raw.all(`${root}/*`, async (request, reply) => {
      reply.hijack();
      if (context.hasFault('down')) return void reply.raw.destroy();
      // The provider tells its own addresses apart by what was stripped.
      Object.assign(request.raw, { originalUrl: request.raw.url });
      request.raw.url = request.raw.url?.slice(root.length);
      return (await provider()).callback()(request.raw, reply.raw);
    });
    done();
  });
}
