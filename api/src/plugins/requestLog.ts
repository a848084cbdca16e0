import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isApiAddress } from './apiAddresses.ts';

/** Asked every few seconds by whoever watches the server. */
const HEALTH = '/api/health';
const FAILURES_FROM = 500;

/**
 * Returns the template of a call's route as the log has it; undefined for what is no call of the API: files, pages, and the
 * addresses of recipients' pages, which are secrets.
 */
export function loggedRoute({ routeOptions }: FastifyRequest): string | undefined {
  const { url } = routeOptions;
  return url !== undefined && isApiAddress(url) ? url : undefined;
}

/** Logs a line for each call of the API once it is answered; for questions after the server's health only while it is not well. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = loggedRoute(request);
    const status = reply.statusCode;
    if (route !== undefined && (route !== HEALTH || status >= FAILURES_FROM)) {
      const ms = Math.round(reply.elapsedTime * 10) / 10;
      request.log.info({ event: 'request.answered', method: request.method, route, status, ms }, 'A call was answered');
    }
    done();
  });
}
