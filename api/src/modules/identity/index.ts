import type { FastifyPluginCallback } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/client.ts';
import type { SendNotice } from '../../delivery/queueNotice.ts';
import { profileRoutes } from './profileRoutes.ts';
import { createProfileService } from './profileService.ts';
import { createSessionCookies } from './sessionCookies.ts';
import { sessionRoutes } from './sessionRoutes.ts';
import { createSessionService } from './sessionService.ts';
import { createSignInService } from './signInService.ts';
import { createSwitchService } from './switchService.ts';

export type { SessionUser } from './SessionUser.ts';
export { hashPassword } from './passwords.ts';
export { insertUser } from './userRepository.ts';
export { isCookieSafe } from './sessionCookies.ts';

export interface IdentityDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly tokenSecret: Buffer;
  readonly publicUrl: string;
  readonly sendNotice: SendNotice;
}

/** Users, sessions and the signed-in user's own record. */
export function createIdentityModule({ db, clock, tokenSecret, publicUrl, sendNotice }: IdentityDeps) {
  const sessions = createSessionService({ db, clock, tokenSecret, sendNotice });
  const signIn = createSignInService({ db, clock, sessions });
  const switching = createSwitchService({ db, sessions });
  const session = sessionRoutes({ sessions, signIn, switching, cookie: createSessionCookies(publicUrl) });
  const profile = profileRoutes(createProfileService({ db, clock }));
  const routes: FastifyPluginCallback = (app, options, done) => {
    session(app, options, () => undefined);
    profile(app, options, done);
  };
  return { routes, resolveUser: (idToken: string, keepAlive: boolean) => sessions.resolveUser(idToken, keepAlive) };
}
