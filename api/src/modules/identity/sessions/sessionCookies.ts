import type { CookieSerializeOptions } from '@fastify/cookie';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback } from '../../../env/loopback.ts';
import type { SignedIn } from '../signIn/openSignedIn.ts';
import type { IssuedTokens } from './sessionIssuer.ts';

const REFRESH = 'portal_refresh';
const DEVICE = 'portal_device';
const MFA = 'portal_mfa';
const MFA_DEVICE = 'portal_mfa_device';

/** True when browsers keep `Secure` cookies of that address, or need none because it is this machine. */
export const isCookieSafe = (publicUrl: string): boolean =>
  new URL(publicUrl).protocol === 'https:' || isLoopback(publicUrl);

/** Cookies of refresh token, devices and a sign-in that waits: never readable by scripts, sent only from our own pages and only to the calls that read them. */
export function createSessionCookies(publicUrl: string) {
  const isPlainLoopback = new URL(publicUrl).protocol === 'http:' && isCookieSafe(publicUrl);
  const options: CookieSerializeOptions = {
    path: '/api/authenticate',
    httpOnly: true,
    sameSite: 'strict',
    secure: !isPlainLoopback,
  };
  const ofMfa = { ...options, path: '/api/mfa' };
  // Sign-in reads it before a code is sent, and the call that signs in without one.
  const ofSignIn = { ...options, path: '/api' };
  const write = (reply: FastifyReply, issued: IssuedTokens): void => {
    void reply
      .header('x-session-id', issued.sessionId)
      .setCookie(REFRESH, issued.refreshToken, { ...options, expires: issued.absoluteExpiresAt });
  };
  const writeDevice = (reply: FastifyReply, token: string): void => {
    void reply.setCookie(DEVICE, token, { ...options, maxAge: SERVER_SETTINGS.signIn.deviceKeptMs / 1000 });
  };
  return {
    read: (request: FastifyRequest): string | undefined => request.cookies[REFRESH],
    write,
    readDevice: (request: FastifyRequest): string | null => request.cookies[DEVICE] ?? null,
    /** Cookies of a sign-in that is complete. */
    writeSignedIn: (reply: FastifyReply, { issued, deviceToken }: SignedIn) => {
      write(reply, issued);
      writeDevice(reply, deviceToken);
    },
    readMfa: (request: FastifyRequest): string | null => request.cookies[MFA] ?? null,
    writeMfa: (reply: FastifyReply, token: string) => {
      void reply.setCookie(MFA, token, { ...ofMfa, maxAge: SERVER_SETTINGS.mfa.challengeMs / 1000 });
    },
    clearMfa: (reply: FastifyReply) => {
      void reply.clearCookie(MFA, ofMfa);
    },
    readMfaDevice: (request: FastifyRequest): string | null => request.cookies[MFA_DEVICE] ?? null,
    writeMfaDevice: (reply: FastifyReply, token: string) => {
      void reply.setCookie(MFA_DEVICE, token, { ...ofSignIn, maxAge: SERVER_SETTINGS.mfa.rememberMs / 1000 });
    },
    /** Signs out; the device stays known. */
    clear: (reply: FastifyReply) => {
      void reply.clearCookie(REFRESH, options);
    },
  };
}

export type SessionCookies = ReturnType<typeof createSessionCookies>;
