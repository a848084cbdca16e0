import type { FastifyInstance } from 'fastify';
import { isLocalHost } from '../env/localHosts.ts';
import { AppError } from '../errors/AppError.ts';
import { COMMON_FAILURES } from '../errors/commonErrors.ts';

export interface LocalPagesDeps {
  readonly publicUrl: string;
  readonly gatewaySandboxUrl: string;
  readonly allowedHosts: readonly string[];
}

/** Refuses requests for the pages of local mode, where mails and codes can be read, under a name that nobody has given here. */
export function registerLocalPages(app: FastifyInstance, deps: LocalPagesDeps): void {
  const names = [
    ...[deps.publicUrl, deps.gatewaySandboxUrl].map((address) => new URL(address).hostname),
    ...deps.allowedHosts,
  ];
  app.addHook('onRequest', ({ routeOptions, headers }, _reply, done) => {
    const isLocalPage = routeOptions.url?.startsWith('/dev/') === true;
    done(isLocalPage && !isLocalHost(headers.host, names) ? new AppError(COMMON_FAILURES.foreignHost) : undefined);
  });
}
