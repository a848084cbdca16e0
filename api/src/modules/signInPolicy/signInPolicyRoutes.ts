import { ErrorBody } from '@portal/shared/contract/common';
import { SignInPolicy, signInPolicyBody } from '@portal/shared/contract/signInPolicy';
import { signedInUser } from '../../access/signedInUser.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import type { SignInPolicyService } from './signInPolicyService.ts';
import { MANAGING_SIGN_IN } from './managingSignIn.ts';

const tags = ['sign-in-policy'];

/** The policy of sign-in: read it, change it. */
export const signInPolicyRoutes = (policy: SignInPolicyService) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/sign-in-policy',
      schema: {
        tags,
        summary: 'How people of the organization sign in',
        response: { 200: SignInPolicy, '4xx': ErrorBody },
      },
      config: MANAGING_SIGN_IN,
      handler: (request) => policy.read(signedInUser(request)),
    }),
    defineRoute({
      method: 'PUT',
      url: '/api/sign-in-policy',
      schema: {
        tags,
        summary: 'Change how people of the organization sign in',
        body: signInPolicyBody,
        response: { 200: SignInPolicy, '4xx': ErrorBody },
      },
      config: MANAGING_SIGN_IN,
      handler: (request) => policy.change(signedInUser(request), request.body),
    }),
  ]);
