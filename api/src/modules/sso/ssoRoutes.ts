import { ErrorBody } from '@portal/shared/contract/common';
import { AuthenticateAnswer } from '@portal/shared/contract/session';
import { SsoTest, SsoTestBegun, ssoConnectionParams, ssoTestParams } from '@portal/shared/contract/ssoConnections';
import { ssoFinishBody, SsoSignIn, ssoSignInBody } from '@portal/shared/contract/ssoSignIn';
import { toLangKey } from '@portal/shared/domain/people/languages';
import { SETTINGS } from '@portal/shared/domain/settings';
import { object, string } from 'yup';
import { signedInUser } from '../../access/signedInUser.ts';
import { randomToken } from '../../crypto/tokens.ts';
import { defineRoute, routesOf, type Routes } from '../../plugins/defineRoute.ts';
import { preferredLanguage } from '../../texts/preferredLanguage.ts';
import { getCaller, toSignInResponse, type SessionCookies } from '../identity/index.ts';
import type { ReceiveAnswer } from './answerService.ts';
import type { FinishService } from './finishService.ts';
import type { SsoCookie } from './ssoCookie.ts';
import type { StartService } from './startService.ts';
import type { TestService } from './testService.ts';

interface SsoRoutesDeps {
  readonly publicUrl: string;
  readonly starts: StartService;
  readonly receive: ReceiveAnswer;
  readonly finishes: FinishService;
  readonly tests: TestService;
  readonly cookie: SsoCookie;
  readonly sessionCookie: SessionCookies;
}

const tags = ['company sign-in'];
const LONGEST_STATE = 200;
const ofManager = { kind: 'user', rule: { all: ['AUTH_MANAGEMENT_MANAGE'], accessLevel: 'PLATFORM' } } as const;

/** Sign-in through a company or Google, and the tests of connections. */
export const ssoRoutes = (deps: SsoRoutesDeps): Routes => {
  const { publicUrl, starts, receive, finishes, tests, cookie, sessionCookie } = deps;
  return routesOf([
    defineRoute({
      method: 'POST',
      url: '/api/authenticate/sso',
      schema: {
        tags,
        summary: 'Begin to sign in through a company or Google',
        body: ssoSignInBody,
        response: { 200: SsoSignIn, '4xx': ErrorBody },
      },
      config: { permission: { kind: 'public' } },
      bodyLimit: SETTINGS.bodies.signInBytes,
      handler: async (request, reply) => {
        const token = cookie.read(request) ?? randomToken();
        const started = await starts.start(request.body, token);
        cookie.write(reply, token);
        return started;
      },
    }),

    defineRoute({
      method: 'GET',
      url: '/api/sso/:connectionId/callback',
      schema: {
        hide: true,
        params: ssoConnectionParams,
        querystring: object({ state: string().max(LONGEST_STATE).default('') }),
      },
      config: { permission: { kind: 'signed' } },
      handler: async (request, reply) => {
        const url = new URL(request.url, publicUrl);
        const { state } = request.query;
        const address = await receive(request.params.connectionId, { state, url, form: new URLSearchParams() });
        return reply.header('referrer-policy', 'no-referrer').redirect(address, 303);
      },
    }),

    defineRoute({
      method: 'POST',
      url: '/api/authenticate/sso/finish',
      schema: {
        tags,
        summary: 'Redeem the result of a sign-in through a company or Google',
        body: ssoFinishBody,
        response: { 200: AuthenticateAnswer, '4xx': ErrorBody },
      },
      config: { permission: { kind: 'public' } },
      bodyLimit: SETTINGS.bodies.signInBytes,
      handler: async (request, reply) => {
        const outcome = await finishes.finish(request.body.result, {
          cookieToken: cookie.read(request),
          caller: getCaller(request, sessionCookie.readDevice(request)),
          mfaDeviceToken: sessionCookie.readMfaDevice(request),
          langKey: toLangKey(preferredLanguage(undefined, request.headers['accept-language'])),
        });
        return toSignInResponse(reply, sessionCookie, outcome);
      },
    }),

    defineRoute({
      method: 'POST',
      url: '/api/sso/connections/:connectionId/test',
      schema: {
        tags,
        summary: 'Begin to test a connection',
        params: ssoConnectionParams,
        response: { 201: SsoTestBegun, '4xx': ErrorBody },
      },
      config: { permission: ofManager },
      handler: async (request, reply) => {
        const begun = await tests.begin(signedInUser(request), request.params.connectionId);
        return reply.status(201).send(begun);
      },
    }),

    defineRoute({
      method: 'GET',
      url: '/api/sso/connections/:connectionId/test/:testId',
      schema: {
        tags,
        summary: 'What the test of a connection has shown',
        params: ssoTestParams,
        response: { 200: SsoTest, '4xx': ErrorBody },
      },
      config: { permission: ofManager, background: true },
      handler: (request) => tests.read(signedInUser(request), request.params.connectionId, request.params.testId),
    }),
  ]);
};
