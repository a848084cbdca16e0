import type { CookieSerializeOptions } from '@fastify/cookie';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IssuedTokens } from './sessionIssuer.ts';

const REFRESH = 'portal_refresh';
const DEVICE = 'portal_device';
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** True when browsers keep `Secure` cookies of that address, or need none because it is this machine. */
export const isCookieSafe = (publicUrl: string): boolean => {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' || LOOPBACK.includes(hostname);
};

/** Cookies of refresh token and device: never readable by scripts, sent only to /api/authenticate and only from our own pages. */
export function createSessionCookies(publicUrl: string) {
  const isPlainLoopback = new URL(publicUrl).protocol === 'http:' && isCookieSafe(publicUrl);
  const options: CookieSerializeOptions = {
    path: '/api/authenticate',
    httpOnly: true,
    sameSite: 'strict',
    secure: !isPlainLoopback,
  };
  return {
    read: (request: FastifyRequest): string | undefined => request.cookies[REFRESH],
    write: (reply: FastifyReply, issued: IssuedTokens) => {
      void reply
        .header('x-session-id', issued.sessionId)
        .setCookie(REFRESH, issued.refreshToken, { ...options, expires: issued.absoluteExpiresAt });
    },
    readDevice: (request: FastifyRequest): string | null => request.cookies[DEVICE] ?? null,
    writeDevice: (reply: FastifyReply, token: string) => {
      void reply.setCookie(DEVICE, token, { ...options, maxAge: SERVER_SETTINGS.signIn.deviceKeptMs / 1000 });
    },
    /** Signs out; the device stays known. */
    clear: (reply: FastifyReply) => {
      void reply.clearCookie(REFRESH, options);
    },
  };
}
