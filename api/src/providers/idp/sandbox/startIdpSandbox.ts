import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { JWK } from 'jose';
import { openRecords } from '../../sandbox/records.ts';
import { refuseForeignHosts } from '../../sandbox/refuseForeignHosts.ts';
import { isForeign, readForm, sendPage, STYLE } from '../../sandbox/sendPage.ts';
import { pageLanguage, type PageQuery } from '../../sandbox/pageLanguage.ts';
import { controlAddress, controlPage } from './controlPage.ts';
import { IDP_FAULTS, type IdpContext, type IdpFault, type IdpPerson } from './IdpContext.ts';
import { IDP_ROOT } from './idpPaths.ts';
import { oidcRoutes } from './oidcRoutes.ts';
import { SANDBOX_PEOPLE } from './people.ts';
import { samlRoutes } from './samlRoutes.ts';

/** The settings with which the sandbox is started. */
export interface IdpSandboxConfig {
  /** 0 takes any free port of loopback. */
  readonly port: number;
  /** The origin under which browsers reach it; its own port when left out. */
  readonly origin?: string | null | undefined;
  /** Origins of the portal. */
  readonly portals: readonly string[];
  /** Journal that survives a restart; null keeps the state in memory. */
  readonly file: string | null;
}

export interface IdpSandbox {
  readonly port: number;
  readonly context: IdpContext;
  /** Chooses who signs in next, and the faults of the answers. */
  choose(email: string | null, faults?: readonly IdpFault[]): void;
  close(): Promise<void>;
}

const LARGEST_REQUEST = 256 * 1024;
const CHOSEN = 'person';

/** Identity providers of companies, and Google, on loopback. */
export async function startIdpSandbox({ port, origin = null, portals, file }: IdpSandboxConfig): Promise<IdpSandbox> {
  const records = openRecords(file);
  const people = records.collect<IdpPerson>('people');
  for (const person of SANDBOX_PEOPLE) people.put(person.subject, person);
  const chosen = records.collect<string>('chosen');
  const faults = records.collect<true>('faults');
  let ownOrigin = '';
  const context: IdpContext = {
    url: () => `${origin ?? ownOrigin}${IDP_ROOT}`,
    portals,
    people,
    keys: records.collect<JWK>('keys'),
    chosenPerson: () => people.get(chosen.get(CHOSEN) ?? '') ?? null,
    hasFault: (fault) => faults.get(fault) !== undefined,
  };
  const choose = (subject: string | null, switchedOn: readonly IdpFault[]): void => {
    if (subject === null) chosen.remove(CHOSEN);
    else chosen.put(CHOSEN, subject);
    for (const fault of IDP_FAULTS)
      if (switchedOn.includes(fault)) faults.put(fault, true);
      else faults.remove(fault);
  };

  const app = Fastify({ bodyLimit: LARGEST_REQUEST, forceCloseConnections: true, logger: false });
  refuseForeignHosts(app, origin === null ? [] : [new URL(origin).hostname]);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((_error, _request, reply) => reply.code(400).send({ error: 'Invalid request' }));
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'Not found' }));
  oidcRoutes(app, context, '/oidc');
  oidcRoutes(app, context, '/google');
  samlRoutes(app, context);
  app.get<{ Querystring: PageQuery }>(IDP_ROOT, (request, reply) =>
    sendPage(reply, controlPage(pageLanguage(request), context)),
  );
  app.post<{ Querystring: PageQuery }>(IDP_ROOT, (request, reply) => {
    const fields = isForeign(request) ? null : readForm(request);
    if (fields === null) return void reply.code(400).send('');
    choose(
      fields.get('person') || null,
      IDP_FAULTS.filter((fault) => fields.has(fault)),
    );
    void reply.redirect(controlAddress(pageLanguage(request)), 303);
  });
  app.get(`${IDP_ROOT}/style.css`, (_request, reply) => reply.type('text/css').send(STYLE));
  await app.listen({ host: '127.0.0.1', port });
  // A listening TCP server has an address with a port.
  const { port: listening } = app.server.address() as AddressInfo;
  ownOrigin = `http://127.0.0.1:${listening}`;
  return {
    port: listening,
    context,
    choose: (email, switchedOn = []) =>
      choose(people.list().find((person) => person.email === email)?.subject ?? null, switchedOn),
    close: () => app.close(),
  };
}
