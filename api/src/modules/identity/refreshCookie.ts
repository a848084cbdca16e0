import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IssuedTokens } from './sessionIssuer.ts';

const NAME = 'portal_refresh';
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** True when browsers keep `Secure` cookies of that address, or need none because it is this machine. */
export const isCookieSafe = (publicUrl: string): boolean => {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' || LOOPBACK.includes(hostname);
};

/** The refresh token's cookie: never readable by scripts, sent only to /api/authenticate and only from our own pages (decisions 5). */
export function createRefreshCookie(publicUrl: string) {
  const isPlainLoopback = new URL(publicUrl).protocol === 'http:' && isCookieSafe(publicUrl);
  const options: CookieSerializeOptions = {
    path: '/api/authenticate',
    httpOnly: true,
    sameSite: 'strict',
    secure: !isPlainLoopback,
  };
  return {
    read: (request: FastifyRequest): string | undefined => request.cookies[NAME],
    write: (reply: FastifyReply, issued: IssuedTokens) => {
      void reply
        .header('x-session-id', issued.sessionId)
        .setCookie(NAME, issued.refreshToken, { ...options, expires: issued.absoluteExpiresAt });
    },
    clear: (reply: FastifyReply) => {
      void reply.clearCookie(NAME, options);
    },
  };
}
