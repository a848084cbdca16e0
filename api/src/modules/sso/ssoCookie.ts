import type { FastifyReply, FastifyRequest } from 'fastify';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { isLoopback } from '../../env/loopback.ts';

const START = 'portal_sso';

/** The cookie to which the results of sign-ins that a browser has begun are bound; those of several tabs to the same one. */
export function createSsoCookie(publicUrl: string) {
  const isPlainLoopback = new URL(publicUrl).protocol === 'http:' && isLoopback(publicUrl);
  return {
    read: (request: FastifyRequest): string | null => request.cookies[START] ?? null,
    write: (reply: FastifyReply, token: string): void => {
      void reply.setCookie(START, token, {
        path: '/api/authenticate',
        httpOnly: true,
        sameSite: 'strict',
        secure: !isPlainLoopback,
        maxAge: SERVER_SETTINGS.sso.startMs / 1000,
      });
    },
  };
}

export type SsoCookie = ReturnType<typeof createSsoCookie>;
