import { ErrorBody } from '@portal/shared/contract/common';
import {
  completionParams,
  IncentiveCheck,
  incentiveCheckBody,
  IncentiveCompletion,
  incentiveParams,
} from '@portal/shared/contract/incentives';
import { PublicError } from '@portal/shared/contract/publicApi';
import {
  RESEARCH_COMPLETIONS_URL,
  ResearchCompletion,
  researchCompletionBody,
} from '@portal/shared/contract/researchCompletions';
import { INCENTIVE_LIMITS } from '@portal/shared/domain/research/incentiveLimits';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { signedInUser } from '../../../access/signedInUser.ts';
import type { Db } from '../../../db/client.ts';
import { defineRoute, routesApart, type Routes } from '../../../plugins/defineRoute.ts';
import { takeFormObjects } from '../../../plugins/forms.ts';
import { runIdempotent } from '../../../plugins/idempotency/idempotency.ts';
import { CHANGING_INCENTIVES } from '../incentiveRoutes.ts';
import { toIncentiveCompletion } from '../history/toIncentiveCompletion.ts';
import type { CompletionService } from './completionService.ts';

/** The call by which survey tools tell of responses. */
export const researchRoutes = ({ take }: Pick<CompletionService, 'take'>): Routes =>
  routesApart([
    takeFormObjects,
    defineRoute({
      method: 'POST',
      url: RESEARCH_COMPLETIONS_URL,
      bodyLimit: SERVER_SETTINGS.completions.bodyBytes,
      schema: {
        tags: ['research'],
        summary: 'Send the reward of an incentive to somebody who answered a survey',
        description:
          '201 for a reward that was ordered, 422 with the word for one that was not. A response id counts once: sent again, it is answered as it was.',
        params: incentiveParams,
        body: researchCompletionBody,
        response: { 201: ResearchCompletion, 422: ResearchCompletion, '4xx': PublicError },
      },
      config: {
        permission: { kind: 'machine', scope: 'research:write' },
        keyCallsPerMinute: INCENTIVE_LIMITS.callsAMinute,
      },
      handler: async (request, reply) => {
        const { completion, isRepeat } = await take(signedInUser(request), request.params.incentiveId, request.body);
        if (isRepeat) void reply.header('idempotency-replayed', 'true');
        return reply.status(completion.status === 'COMPLETE' ? 201 : 422).send(completion);
      },
    }),
  ]);

const tags = ['research'];

/** Calls of people about responses of surveys. */
export const completionRoutes = (db: Db, service: CompletionService) => [
  defineRoute({
    method: 'POST',
    url: '/api/incentives/:incentiveId/check',
    schema: {
      tags,
      summary: 'Say what a request of the survey tool would be answered with, without effect',
      params: incentiveParams,
      body: incentiveCheckBody,
      response: { 200: IncentiveCheck, '4xx': ErrorBody },
    },
    config: CHANGING_INCENTIVES,
    handler: (request) => service.check(signedInUser(request), request.params.incentiveId, request.body),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/incentives/:incentiveId/completions/:completionId/retry',
    schema: {
      tags,
      summary: 'Try the reward of a completion once more',
      params: completionParams,
      response: { 200: IncentiveCompletion, '4xx': ErrorBody },
    },
    config: { ...CHANGING_INCENTIVES, idempotencyKey: 'required' },
    handler: async (request, reply) => {
      const user = signedInUser(request);
      await service.requireResearch(user);
      return runIdempotent(request, reply, db, async (tx) => ({
        status: 200,
        body: toIncentiveCompletion(await service.retry(tx, user, request.params)),
      }));
    },
  }),
];
