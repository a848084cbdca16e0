import { ErrorBody } from '@portal/shared/contract/common';
import {
  Onboarding,
  onboardingBody,
  OnboardingSubmitted,
  submitOnboardingBody,
} from '@portal/shared/contract/onboarding';
import { signedInUser } from '../../access/signedInUser.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import type { OnboardingService } from './onboardingService.ts';

const tags = ['onboarding'];
const reading = { permission: { kind: 'user', rule: { all: ['PLATFORM_MANAGE'] } } } as const;
const config = { permission: { kind: 'user', rule: { all: ['PLATFORM_MANAGE'], notEmulated: true } } } as const;

/** The wizard in which an organisation tells about its business. */
export const onboardingRoutes = (onboarding: OnboardingService) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/onboarding',
      schema: {
        tags,
        summary: 'What the organization has told about its business so far',
        response: { 200: Onboarding, '4xx': ErrorBody },
      },
      config: reading,
      handler: (request) => onboarding.get(signedInUser(request)),
    }),
    defineRoute({
      method: 'PUT',
      url: '/api/onboarding',
      schema: {
        tags,
        summary: 'Save what is told so far',
        body: onboardingBody,
        response: { 200: Onboarding, '4xx': ErrorBody },
      },
      config,
      handler: (request) => onboarding.save(signedInUser(request), request.body),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/onboarding/submit',
      schema: {
        tags,
        summary: 'Send it to the review of the business',
        body: submitOnboardingBody,
        response: { 200: OnboardingSubmitted, '4xx': ErrorBody },
      },
      config,
      handler: (request) => onboarding.submit(signedInUser(request), request.body.version),
    }),
  ]);
