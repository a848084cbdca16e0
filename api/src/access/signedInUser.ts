import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/AppError.ts';
import { COMMON_FAILURES } from '../errors/commonErrors.ts';
import type { SessionUser } from './SessionUser.ts';

/** Returns the user of a `user` route. Raises 401 `error.session.ended` without one. */
export function signedInUser({ user }: Pick<FastifyRequest, 'user'>): SessionUser {
  if (!user) throw new AppError(COMMON_FAILURES.sessionEnded);
  return user;
}
