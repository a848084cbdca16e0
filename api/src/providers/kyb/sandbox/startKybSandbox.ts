import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { openRecords } from '../../sandbox/records.ts';
import { refuseForeignHosts } from '../../sandbox/refuseForeignHosts.ts';
import { isForeign, readForm, sendPage, STYLE } from '../../sandbox/sendPage.ts';
import { pageLanguage, type PageQuery } from '../../sandbox/pageLanguage.ts';
import { checkRoute, type KeptCheck } from './checkRoute.ts';
import { controlAddress, controlPage, KYB_CONTROL } from './controlPage.ts';

/** The settings with which the sandbox is started. */
export interface KybSandboxConfig {
  /** 0 takes any free port of loopback. */
  readonly port: number;
  /** Signs the portal's calls. */
  readonly key: string;
  /** Host names under which requests are handed on, besides addresses and names of this machine. */
  readonly hosts?: readonly string[] | undefined;
  /** Journal that survives a restart; null keeps the state in memory. */
  readonly file: string | null;
  /** The true time; that of the machine when left out. */
  readonly now?: () => Date;
}

export interface KybSandbox {
  readonly port: number;
  close(): Promise<void>;
}

const LARGEST_REQUEST = 64 * 1024;

/** A service that checks businesses, on loopback: results follow from the last digit of the tax id. */
export async function startKybSandbox(config: KybSandboxConfig): Promise<KybSandbox> {
  const records = openRecords(config.file);
  const checks = records.collect<KeptCheck>('checks');
  const faults = records.collect<true>('faults');
  const isDown = (): boolean => faults.get('down') !== undefined;
  const app = Fastify({ bodyLimit: LARGEST_REQUEST, forceCloseConnections: true, logger: false });
  refuseForeignHosts(app, config.hosts);
  app.removeAllContentTypeParsers();
  // Signatures are over the bytes as they came.
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((_error, _request, reply) => reply.code(400).send({ error: 'Invalid request' }));
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'Not found' }));
  checkRoute(app, { key: config.key, now: config.now ?? (() => new Date()), checks, isDown });
  app.get<{ Querystring: PageQuery }>(KYB_CONTROL, (request, reply) =>
    sendPage(reply, controlPage({ language: pageLanguage(request), isDown: isDown(), checks: checks.list() })),
  );
  app.post<{ Querystring: PageQuery }>(KYB_CONTROL, (request, reply) => {
    const fields = isForeign(request) ? null : readForm(request);
    if (fields === null) return void reply.code(400).send('');
    if (fields.has('down')) faults.put('down', true);
    else faults.remove('down');
    void reply.redirect(controlAddress(pageLanguage(request)), 303);
  });
  app.get(`${KYB_CONTROL}/style.css`, (_request, reply) => reply.type('text/css').send(STYLE));
  await app.listen({ host: '127.0.0.1', port: config.port });
  // A listening TCP server has an address with a port.
  const { port } = app.server.address() as AddressInfo;
  return { port, close: () => app.close() };
}
