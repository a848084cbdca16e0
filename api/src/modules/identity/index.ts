import type { FastifyPluginCallback } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/client.ts';
import type { SendNotice } from '../../delivery/queueNotice.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import { profileRoutes } from './profileRoutes.ts';
import { createPasswordService } from './passwordService.ts';
import { createProfileService } from './profileService.ts';
import { createSessionCookies } from './sessionCookies.ts';
import { recoveryRoutes } from './recoveryRoutes.ts';
import { createRecoveryService } from './recoveryService.ts';
import { sessionRoutes } from './sessionRoutes.ts';
import { createSessionService } from './sessionService.ts';
import { createSignInService } from './signInService.ts';
import { createSwitchService } from './switchService.ts';
import { userSessionsRoutes } from './userSessionsRoutes.ts';
import { createUserSessionsService } from './userSessionsService.ts';

export type { SessionUser } from './SessionUser.ts';
export { hashPassword } from './passwords.ts';
export { insertUser } from './userRepository.ts';
export { workPasswordLinks } from './workPasswordLinks.ts';
export { isCookieSafe } from './sessionCookies.ts';

export interface IdentityDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly tokenSecret: Buffer;
  readonly publicUrl: string;
  readonly sendNotice: SendNotice;
  readonly enqueue: Enqueue;
}

/** Users, sessions and the signed-in user's own record. */
export function createIdentityModule({ db, clock, tokenSecret, publicUrl, sendNotice, enqueue }: IdentityDeps) {
  const sessions = createSessionService({ db, clock, tokenSecret, sendNotice });
  const signIn = createSignInService({ db, clock, sessions });
  const switching = createSwitchService({ db, sessions });
  const session = sessionRoutes({ sessions, signIn, switching, cookie: createSessionCookies(publicUrl) });
  const passwords = createPasswordService({ db, clock, sendNotice });
  const profile = profileRoutes(createProfileService({ db, clock, passwords }));
  const recovery = recoveryRoutes(createRecoveryService({ db, clock, enqueue, passwords }));
  const userSessions = userSessionsRoutes(createUserSessionsService({ db, clock }));
  const routes: FastifyPluginCallback = (app, options, done) => {
    session(app, options, () => undefined);
    recovery(app, options, () => undefined);
    userSessions(app, options, () => undefined);
    profile(app, options, done);
  };
  return { routes, resolveUser: (idToken: string, keepAlive: boolean) => sessions.resolveUser(idToken, keepAlive) };
}
