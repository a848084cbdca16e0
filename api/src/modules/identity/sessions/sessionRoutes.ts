import { ErrorBody } from '@portal/shared/contract/common';
import {
  AuthenticateAnswer,
  authenticateBody,
  CaptchaChallenge,
  refreshBody,
  SessionTokens,
  SessionStatus,
  SessionWindow,
  SignOut,
} from '@portal/shared/contract/session';
import { KYB_STATUSES } from '@portal/shared/domain/access/kybStatuses';
import { SETTINGS } from '@portal/shared/domain/settings';
import { object, string } from 'yup';
import { oneOf } from '../../../db/oneOf.ts';
import { defineRoute, routesOf } from '../../../plugins/defineRoute.ts';
import { signedInUser } from '../../../access/signedInUser.ts';
import type { Captcha } from '../../../providers/captcha/Captcha.ts';
import { toSignInResponse } from '../signIn/toSignInResponse.ts';
import { getCaller } from './getCaller.ts';
import { getRightsVersion } from './getRightsVersion.ts';
import type { createSessionCookies } from './sessionCookies.ts';
import type { SessionProviders } from './ProviderSession.ts';
import type { SessionService } from './sessionService.ts';
import type { createSignInService } from '../signIn/signInService.ts';
import type { createSwitchService } from './switchService.ts';

export interface SessionRoutesDeps {
  readonly sessions: SessionService;
  readonly captcha: Captcha;
  readonly signIn: ReturnType<typeof createSignInService>;
  readonly switching: ReturnType<typeof createSwitchService>;
  readonly providers: SessionProviders;
  readonly cookie: ReturnType<typeof createSessionCookies>;
}

const tags = ['session'];
const anyUser = { kind: 'user', rule: {} } as const;
const identifier = string().max(100).required();

/** Sign-in, session refresh and sign-out. */
export const sessionRoutes = ({ sessions, captcha, signIn, switching, providers, cookie }: SessionRoutesDeps) =>
  routesOf([
    defineRoute({
      method: 'POST',
      url: '/api/authenticate',
      schema: {
        tags,
        summary: 'Sign in with e-mail address and password',
        body: authenticateBody,
        response: { 200: AuthenticateAnswer, '4xx': ErrorBody },
      },
      config: { permission: { kind: 'public' }, numberFields: ['password'] },
      bodyLimit: SETTINGS.bodies.signInBytes,
      handler: async (request, reply) => {
        const caller = getCaller(request, cookie.readDevice(request));
        const outcome = await signIn.signIn(request.body, caller, cookie.readMfaDevice(request));
        return toSignInResponse(reply, cookie, outcome);
      },
    }),

    defineRoute({
      method: 'GET',
      url: '/api/captcha',
      schema: {
        tags,
        summary: 'A puzzle to solve before sign-in is tried again',
        response: { 200: CaptchaChallenge, '4xx': ErrorBody },
      },
      config: { permission: { kind: 'public' } },
      handler: () => captcha.create(),
    }),

    defineRoute({
      method: 'POST',
      url: '/api/authenticate/refresh',
      schema: {
        tags,
        summary: 'New tokens for the refresh cookie',
        body: refreshBody,
        response: { 200: SessionTokens, '4xx': ErrorBody },
      },
      config: { permission: { kind: 'public' } },
      bodyLimit: SETTINGS.bodies.signInBytes,
      handler: async (request, reply) => {
        const issued = await sessions.refresh(cookie.read(request), request.body.idRefreshToken ?? null);
        cookie.write(reply, issued);
        return issued.tokens;
      },
    }),

    defineRoute({
      method: 'POST',
      url: '/api/authenticate/updateActiveAccount/:customer/:account',
      schema: {
        tags,
        summary: 'Switch the session to another account',
        params: object({ customer: identifier, account: identifier }),
        response: { 200: SessionTokens, '4xx': ErrorBody },
      },
      config: { permission: anyUser },
      handler: async (request, reply) => {
        const { customer, account } = request.params;
        const issued = await switching.switchAccount(signedInUser(request), customer, account);
        cookie.write(reply, issued);
        return issued.tokens;
      },
    }),

    defineRoute({
      method: 'GET',
      url: '/api/users/sessionRefresh',
      schema: { tags, summary: 'Renew the idle window', response: { 200: SessionWindow, '4xx': ErrorBody } },
      config: { permission: anyUser },
      handler: async (request) => ({ expiresAt: (await sessions.renewWindow(signedInUser(request))).toISOString() }),
    }),

    defineRoute({
      method: 'GET',
      url: '/api/users/sessionStatus',
      schema: {
        tags,
        summary: 'When the idle window ends, without renewing it',
        response: { 200: SessionStatus, '4xx': ErrorBody },
      },
      config: { permission: anyUser, background: true },
      handler: async (request) => {
        const user = signedInUser(request);
        const { expiresAt, orderSettingsVersion, reviewVersion, termsDue } = await sessions.readWindow(user);
        return {
          expiresAt: expiresAt.toISOString(),
          kybStatus: oneOf(KYB_STATUSES, user.kybStatus),
          rightsVersion: getRightsVersion(user),
          orderSettingsVersion,
          termsDue,
          reviewVersion,
        };
      },
    }),

    defineRoute({
      method: 'POST',
      url: '/api/users/logout',
      schema: { tags, summary: 'Sign out', response: { 200: SignOut, '4xx': ErrorBody } },
      config: { permission: anyUser },
      handler: async (request, reply) => {
        const session = await sessions.end(signedInUser(request));
        cookie.clear(reply);
        return { signOutUrl: session === null ? null : await providers.readSignOutUrl(session) };
      },
    }),
  ]);
