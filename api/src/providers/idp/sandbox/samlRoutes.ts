import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../../sandbox/html.ts';
import { pageLanguage, type PageQuery } from '../../sandbox/pageLanguage.ts';
import { isForeign, readForm, sendPage, SUBMIT_SCRIPT } from '../../sandbox/sendPage.ts';
import type { IdpContext, IdpPerson } from './IdpContext.ts';
import { IDP_ROOT } from './idpPaths.ts';
import { IDP_TEXTS } from './idpTexts.ts';
import { personOf } from './people.ts';
import type { SamlMessage } from './readSamlMessage.ts';
import { signInPage } from './signInPage.ts';

interface Visit {
  Querystring: PageQuery;
  Params: { readonly visit: string };
}

const ROOT = `${IDP_ROOT}/saml`;
const SCRIPT = `${ROOT}/submit.js`;
/** Longer than people wait for a page. */
const SLOW_MS = 8_000;

/** A provider of SAML 2.0, and the page on which people sign in to it. */
export function samlRoutes(app: FastifyInstance, context: IdpContext): void {
  const visits = new Map<string, SamlMessage>();
  const style = `${IDP_ROOT}/style.css`;

  async function begin(fields: URLSearchParams, binding: 'REDIRECT' | 'POST', reply: FastifyReply): Promise<void> {
    if (context.hasFault('down')) return void reply.hijack().raw.destroy();
    if (context.hasFault('slow')) await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    const { readSamlMessage } = await import('./readSamlMessage.ts');
    const message = readSamlMessage(fields, binding, 'SIGN_IN');
    if (!isOfPortal(message.acsUrl)) return void reply.code(400).send({ error: 'Another portal' });
    const visit = randomUUID();
    visits.set(visit, message);
    void reply.redirect(`${ROOT}/sign-in/${visit}`, 303);
  }

  const isOfPortal = (address: string): boolean =>
    URL.canParse(address) && context.portals.includes(new URL(address).origin);

  /** Returns one of the people, or keeps who was typed. */
  function choosePerson(fields: ReadonlyMap<string, string>): IdpPerson {
    const known = context.people.get(fields.get('person') ?? '');
    if (known !== undefined) return known;
    const typed = personOf(fields.get('email') ?? '', fields.get('givenName') ?? '', fields.get('familyName') ?? '');
    context.people.put(typed.subject, typed);
    return typed;
  }

  /** Sends the page that posts the answer to the portal. */
  function finish(request: FastifyRequest<Visit>, reply: FastifyReply, message: SamlMessage, answer: string): void {
    visits.delete(request.params.visit);
    const language = pageLanguage(request);
    const content = html`<form method="post" action="${message.acsUrl}">
      <input type="hidden" name="SAMLResponse" value="${answer}" />
      <input type="hidden" name="RelayState" value="${message.relayState}" />
      <button class="primary">${IDP_TEXTS[language].signIn}</button>
    </form>`;
    const formTargets = [new URL(message.acsUrl).origin];
    const { signInTitle: title } = IDP_TEXTS[language];
    sendPage(reply, { language, title, content, style, formTargets, submits: true, submitScript: SCRIPT });
  }

  app.get(`${ROOT}/metadata`, async (_request, reply) => {
    const { samlMetadata } = await import('./samlMetadata.ts');
    return reply.type('application/samlmetadata+xml').send(samlMetadata(context, new Date()));
  });
  app.get(SCRIPT, (_request, reply) => reply.type('text/javascript').send(SUBMIT_SCRIPT));
  app.get(`${ROOT}/sso`, (request, reply) => begin(queryOf(request), 'REDIRECT', reply));
  app.post(`${ROOT}/sso`, (request, reply) => begin(new URLSearchParams(String(request.body)), 'POST', reply));

  app.get<Visit>(`${ROOT}/sign-in/:visit`, async (request, reply) => {
    const message = visits.get(request.params.visit);
    if (message === undefined) return reply.code(404).send({ error: 'Not found' });
    const { answerSaml } = await import('./answerSaml.ts');
    const chosen = context.chosenPerson();
    if (chosen !== null) finish(request, reply, message, answerSaml(context, message, chosen, new Date()));
    else
      sendPage(
        reply,
        signInPage({
          language: pageLanguage(request),
          people: context.people.list(),
          hint: '',
          portals: context.portals,
        }),
      );
  });

  app.post<Visit>(`${ROOT}/sign-in/:visit`, async (request, reply) => {
    const message = visits.get(request.params.visit);
    const fields = isForeign(request) ? null : readForm(request);
    if (message === undefined || fields === null) return reply.code(400).send('');
    const { answerSaml, refuseSaml } = await import('./answerSaml.ts');
    const now = new Date();
    const answer = fields.has('cancel')
      ? refuseSaml(context, message, now)
      : answerSaml(context, message, choosePerson(fields), now);
    finish(request, reply, message, answer);
  });

  app.get<{ Querystring: PageQuery }>(`${ROOT}/slo`, async (request, reply) => {
    const { readSamlMessage } = await import('./readSamlMessage.ts');
    const { issuer } = readSamlMessage(queryOf(request), 'REDIRECT', 'SIGN_OUT');
    const language = pageLanguage(request);
    const texts = IDP_TEXTS[language];
    const back = isOfPortal(issuer) ? issuer.replace(/metadata$/, 'slo') : IDP_ROOT;
    const content = html`<p><a href="${back}">${texts.backToPortal}</a></p>`;
    sendPage(reply, { language, title: texts.signedOutTitle, content, style });
  });
}

const queryOf = ({ url }: FastifyRequest): URLSearchParams => new URL(url, 'http://sandbox').searchParams;
