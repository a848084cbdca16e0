import type { ApiScope } from '@portal/shared/domain/access/apiScopes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SessionUser } from '../access/SessionUser.ts';
import type { TenantKey } from '../db/TenantKey.ts';
import { API_KEY_FAILURES } from '../errors/apiKeyErrors.ts';
import { AppError } from '../errors/AppError.ts';
import { PUBLIC_API } from './apiAddresses.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The scopes of the key of a `machine` call; empty for every other call. */
    scopes: readonly ApiScope[];
    /** What a person allowed the app that calls for them; null for every other call. */
    grant: TenantKey | null;
  }
}

/** A call as it is needed to find its key; `call`: its method and path, without what changes. */
export interface MachineCall {
  readonly authorization: string | undefined;
  readonly address: string | undefined;
  readonly call: string;
}

/** A program that calls with a key or a token: the user who stands for it, or for whom an app calls, and its scopes. */
export interface MachineCaller {
  readonly user: SessionUser;
  readonly scopes: readonly ApiScope[];
  /** What the person allowed the app; null where a program calls for itself. */
  readonly grant: TenantKey | null;
}

export type ResolveMachine = (call: MachineCall) => Promise<MachineCaller>;

/** A key, or the secret of a client. */
const KEY = /^\s*rp[ks]_/;

/**
 * Reads the key on every call of a `machine` route. A key in the address is refused before anything else: addresses are kept in
 * logs of others. Fails the start when such a route is not part of the public API.
 */
export function registerMachineCalls(app: FastifyInstance, resolveMachine: ResolveMachine): void {
  const elsewhere: string[] = [];
  app.addHook('onRoute', ({ config, url }) => {
    if (config?.permission?.kind === 'machine' && !url.startsWith(PUBLIC_API)) elsewhere.push(url);
  });
  app.addHook('onReady', (done) => {
    done(
      elsewhere.length === 0 ? undefined : new Error(`Keys open nothing but ${PUBLIC_API}: ${elsewhere.join(', ')}`),
    );
  });
  app.decorateRequest('scopes');
  app.decorateRequest('grant', null);
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const { config, url = '' } = request.routeOptions;
    request.scopes = [];
    if (config.permission?.kind !== 'machine') return;
    if (hasKey(request.query) || hasKey(request.params)) throw new AppError(API_KEY_FAILURES.inQuery);
    const { user, scopes, grant } = await resolveMachine({
      authorization: request.headers.authorization,
      address: request.ip,
      call: `${request.method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`,
    });
    void reply.header('cache-control', 'no-store');
    request.user = user;
    request.scopes = scopes;
    request.grant = grant;
  });
}

/** True when a name or a value in a part of the address is a key. */
const hasKey = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  Object.entries(part).some(([name, value]: [string, unknown]) =>
    [name, value].flat().some((text) => KEY.test(String(text))),
  );
