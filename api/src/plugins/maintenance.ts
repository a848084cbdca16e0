import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/AppError.ts';
import { COMMON_FAILURES } from '../errors/commonErrors.ts';
import { isApiAddress } from './apiAddresses.ts';

const RETRY_SECONDS = 60;
const OPEN = ['/api/health'];

/** Refuses every call of the API, before anything is read, while operators work on the server; pages are still served. */
export function registerMaintenance(app: FastifyInstance, isInMaintenance: boolean): void {
  if (!isInMaintenance) return;
  app.addHook('onRequest', (request, reply, done) => {
    const { url = '' } = request.routeOptions;
    if (!isApiAddress(url) || OPEN.includes(url)) {
      done();
      return;
    }
    void reply.header('retry-after', RETRY_SECONDS);
    done(new AppError(COMMON_FAILURES.maintenance));
  });
}
