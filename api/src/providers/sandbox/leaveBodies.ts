import type { FastifyInstance } from 'fastify';

/** Leaves the bodies of requests that are handed on to the process that reads them. */
export function leaveBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
}
