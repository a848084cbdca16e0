import type { FastifyRequest } from 'fastify';
import type { Caller } from './sessionIssuer.ts';

/** Reads who calls, and from where. */
export const getCaller = (request: FastifyRequest, deviceToken: string | null): Caller => ({
  ipAddress: request.ip,
  userAgent: request.headers['user-agent'] ?? null,
  deviceToken,
});
