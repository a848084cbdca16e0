import { ErrorBody } from '@portal/shared/contract/common';
import { AuthenticateAnswer } from '@portal/shared/contract/session';
import {
  finishSignupBody,
  Signup,
  signupBody,
  signupEmailBody,
  signupEmailCheckBody,
  signupParams,
  signupTokenParams,
  SignupVerification,
} from '@portal/shared/contract/signups';
import { SETTINGS } from '@portal/shared/domain/settings';
import { Type } from '@sinclair/typebox';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { getCaller, toSignInResponse, type SessionCookies } from '../identity/index.ts';
import type { FinishSignup } from './finishService.ts';
import type { SignupService } from './signupService.ts';

interface SignupRoutesDeps {
  readonly signups: SignupService;
  readonly finish: FinishSignup;
  readonly cookie: SessionCookies;
}

const tags = ['signups'];
const config = { permission: { kind: 'public' } } as const;
const bodyLimit = SETTINGS.bodies.signInBytes;
const failures = { '4xx': ErrorBody, 503: ErrorBody };

/** Companies that open an account by themselves. */
export const signupRoutes = ({ signups, finish, cookie }: SignupRoutesDeps) =>
  routesOf([
    defineRoute({
      method: 'POST',
      url: '/api/signups',
      schema: {
        tags,
        summary: 'Ask for an account; a mail proves the address',
        body: signupBody,
        response: { 201: Signup, ...failures },
      },
      config,
      bodyLimit,
      handler: async (request, reply) => reply.status(201).send(await signups.ask(request.body, request.ip)),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/signups/email-check',
      schema: {
        tags,
        summary: 'Whether an address is of a company and of one person',
        body: signupEmailCheckBody,
        response: { 204: Type.Null(), '4xx': ErrorBody },
      },
      config,
      bodyLimit,
      handler: async (request, reply) => {
        await signups.checkEmail(request.body.email, request.ip);
        return reply.status(204).send(null);
      },
    }),
    defineRoute({
      method: 'POST',
      url: '/api/signups/:id/resend',
      schema: {
        tags,
        summary: 'Send the mail of a sign-up again',
        params: signupParams,
        response: { 200: Signup, ...failures },
      },
      config,
      handler: (request) => signups.resend(request.params.id),
    }),
    defineRoute({
      method: 'PUT',
      url: '/api/signups/:id/email',
      schema: {
        tags,
        summary: 'Send the mail of a sign-up to another address',
        params: signupParams,
        body: signupEmailBody,
        response: { 200: Signup, ...failures },
      },
      config,
      bodyLimit,
      handler: (request) => signups.changeEmail(request.params.id, request.body, request.ip),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/signups/verification/:token',
      schema: {
        tags,
        summary: 'Whose address a mailed link proves',
        params: signupTokenParams,
        response: { 200: SignupVerification, ...failures },
      },
      config,
      handler: (request) => signups.verify(request.params.token),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/signups/finish',
      schema: {
        tags,
        summary: 'Open the account of a sign-up with a password, and sign in',
        body: finishSignupBody,
        response: { 200: AuthenticateAnswer, ...failures },
      },
      config,
      bodyLimit,
      handler: async (request, reply) => {
        const { token, newPassword } = request.body;
        const caller = getCaller(request, cookie.readDevice(request));
        return toSignInResponse(reply, cookie, await finish(token, newPassword, caller));
      },
    }),
  ]);
