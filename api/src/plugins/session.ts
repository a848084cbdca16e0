import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SessionUser } from '../access/SessionUser.ts';

declare module 'fastify' {
  interface FastifyRequest {
    user: SessionUser | null;
  }
}

/** Finds the user of an id token, or null when the session has ended. `keepAlive`: the call renews the idle window. */
export type ResolveUser = (idToken: string, keepAlive: boolean) => Promise<SessionUser | null>;

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** Reads the session row on every call of a `user` route, so that revocation is immediate; sets `x-session-id`. */
export function registerSession(app: FastifyInstance, resolveUser: ResolveUser): void {
  app.decorateRequest('user', null);
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const { permission, background } = request.routeOptions.config;
    if (permission?.kind !== 'user') return;
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    request.user = token === undefined ? null : await resolveUser(token, background !== true);
    if (request.user) void reply.header('x-session-id', request.user.sessionId).header('cache-control', 'no-store');
  });
}
