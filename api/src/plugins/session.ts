import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SessionUser } from '../access/SessionUser.ts';
import type { Count } from '../rate-limits/rateLimits.ts';
import { isLimitedWrite } from './rateLimits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    user: SessionUser | null;
    /** The writing calls of the user in this minute, where this one was counted with the session. */
    writes: Count | null;
  }
}

/**
 * Finds the user of an id token, or null when the session has ended. `keepAlive`: the call renews the idle window; `isWrite`: it is
 * counted.
 */
export type ResolveUser = (
  idToken: string,
  keepAlive: boolean,
  isWrite: boolean,
) => Promise<{ readonly user: SessionUser; readonly writes: Count | null } | null>;

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** Reads the session row on every call of a `user` route, so that revocation is immediate; sets `x-session-id`. */
export function registerSession(app: FastifyInstance, resolveUser: ResolveUser): void {
  app.decorateRequest('user', null);
  app.decorateRequest('writes', null);
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const { permission, background } = request.routeOptions.config;
    if (permission?.kind !== 'user') return;
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const resolved =
      token === undefined ? null : await resolveUser(token, background !== true, isLimitedWrite(request));
    request.user = resolved?.user ?? null;
    request.writes = resolved?.writes ?? null;
    if (request.user) void reply.header('x-session-id', request.user.sessionId).header('cache-control', 'no-store');
  });
}
