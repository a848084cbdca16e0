import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { openRecords } from '../../sandbox/records.ts';
import { refuseForeignHosts } from '../../sandbox/refuseForeignHosts.ts';
import { isForeign, sendPage, STYLE } from '../../sandbox/sendPage.ts';
import { pageLanguage, type PageQuery } from '../../sandbox/pageLanguage.ts';
import { RELAY, relayAddress, relayPage } from './relayPage.ts';
import type { RelayConfig } from './RelayConfig.ts';
import {
  authorizeAddress,
  randomText,
  readCatalogue,
  redeemCode,
  refreshTokens,
  type TokenAnswer,
} from './tokenCalls.ts';
import { NEW_VISIT, type Outcome, type Visit } from './Visit.ts';

export interface RelayDesk {
  readonly port: number;
  close(): Promise<void>;
}

const LARGEST_REQUEST = 64 * 1024;
const COOKIE = /(?:^|;\s*)relay=([\w-]{43})(?:;|$)/;

type PageRequest = FastifyRequest<{ Querystring: PageQuery }>;

/** An app of another company, on loopback: people connect it to the portal, and it calls the public API for them. */
export async function startRelayDesk(config: RelayConfig): Promise<RelayDesk> {
  const app = Fastify({ bodyLimit: LARGEST_REQUEST, forceCloseConnections: true, logger: false });
  refuseForeignHosts(app, config.hosts);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((_error, _request, reply) => reply.code(400).send({ error: 'Invalid request' }));
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'Not found' }));
  relayRoutes(app, config);
  await app.listen({ host: '127.0.0.1', port: config.port });
  // A listening TCP server has an address with a port.
  const { port } = app.server.address() as AddressInfo;
  return { port, close: () => app.close() };
}

function relayRoutes(app: FastifyInstance, config: RelayConfig): void {
  const visits = openRecords(config.file).collect<Visit>('visits');
  const visitOf = (request: FastifyRequest): { readonly id: string | undefined; readonly visit: Visit } => {
    const id = COOKIE.exec(request.headers.cookie ?? '')?.[1];
    return { id, visit: (id === undefined ? undefined : visits.get(id)) ?? NEW_VISIT };
  };

  const post = (
    action: string,
    act: (visit: Visit, request: PageRequest) => Promise<Visit>,
    leadsTo = backHome,
  ): void => {
    app.post<{ Querystring: PageQuery }>(`${RELAY}/${action}`, async (request, reply) => {
      if (isForeign(request)) return reply.code(400).send('');
      const { id = randomText(), visit } = visitOf(request);
      const after = await act(visit, request);
      visits.put(id, after);
      return reply
        .header('set-cookie', `relay=${id}; Path=${RELAY}; HttpOnly; SameSite=Lax`)
        .redirect(leadsTo(after, request), 303);
    });
  };

  app.get<{ Querystring: PageQuery }>(RELAY, (request, reply) =>
    sendPage(
      reply,
      relayPage(visitOf(request).visit, { language: pageLanguage(request), portalUrl: config.portalUrl }),
    ),
  );
  app.get(`${RELAY}/style.css`, (_request, reply) => reply.type('text/css').send(STYLE));
  app.get<{ Querystring: Readonly<Record<string, string | string[]>> }>(`${RELAY}/callback`, async (request, reply) => {
    const { id, visit } = visitOf(request);
    const { asked } = visit;
    if (id === undefined || asked === null || request.query['state'] !== asked.state) {
      sendForeign(reply, request, config);
      return reply;
    }
    visits.put(id, { ...visit, ...(await readReturn(config, request.query, asked.verifier)), asked: null });
    return reply.redirect(relayAddress(asked.language), 303);
  });

  post(
    'connect',
    (_visit, request) => {
      const asked = { state: randomText(), verifier: randomText(), language: pageLanguage(request) };
      return Promise.resolve({ ...NEW_VISIT, asked });
    },
    ({ asked }, request) => (asked === null ? backHome(NEW_VISIT, request) : authorizeAddress(config, asked)),
  );
  post('refresh', async (visit) => {
    const refreshToken = visit.tokens?.refreshToken ?? null;
    if (refreshToken === null) return visit;
    const answer = await refreshTokens(config, refreshToken);
    const isOver = answer.kind === 'refused' && answer.error === 'invalid_grant';
    return { ...visit, ...(isOver && { tokens: null, brands: null }), ...toVisit(answer, 'refreshed') };
  });
  post('call', async (visit) => {
    if (visit.tokens === null) return visit;
    const read = await readCatalogue(config, visit.tokens.accessToken);
    return read === null
      ? { ...visit, outcome: { kind: 'unreachable' }, brands: null }
      : { ...visit, outcome: { kind: 'called', status: read.status }, brands: read.brands };
  });
  post('forget', () => Promise.resolve({ ...NEW_VISIT, outcome: { kind: 'forgotten' } }));
}

const backHome = (_visit: Visit, request: PageRequest): string => relayAddress(pageLanguage(request));

/** An answer that this browser never asked for changes nothing: somebody else may have sent it here. */
function sendForeign(reply: FastifyReply, request: FastifyRequest, { portalUrl }: RelayConfig): void {
  const language = pageLanguage({ query: {}, headers: request.headers });
  sendPage(reply, relayPage({ ...NEW_VISIT, outcome: { kind: 'foreign' } }, { language, portalUrl }), 400);
}

const toVisit = (answer: TokenAnswer, done: 'connected' | 'refreshed'): Pick<Visit, 'outcome'> & Partial<Visit> =>
  answer.kind === 'tokens' ? { tokens: answer.tokens, outcome: { kind: done } } : { outcome: answer };

/** Redeems the code that the portal led back with, or keeps what it said instead. */
async function readReturn(
  config: RelayConfig,
  { code, error }: Readonly<Record<string, string | string[]>>,
  verifier: string,
): Promise<Pick<Visit, 'outcome'> & Partial<Visit>> {
  if (typeof code === 'string') return toVisit(await redeemCode(config, code, verifier), 'connected');
  const refused: Outcome = { kind: 'refused', error: typeof error === 'string' ? error : '' };
  return { outcome: error === 'access_denied' ? { kind: 'denied' } : refused };
}
