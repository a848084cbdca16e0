import type { FastifyInstance } from 'fastify';
import { isLocalHost } from '../../env/localHosts.ts';

/** Keeps a sandbox from answering under a name that nobody has given here; `names` are those of the portal that hands requests on. */
export function refuseForeignHosts(app: FastifyInstance, names: readonly string[] = []): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isLocalHost(request.headers.host, names)) done();
    else void reply.code(403).type('text/plain').send('This sandbox answers to no host of that name.');
  });
}
