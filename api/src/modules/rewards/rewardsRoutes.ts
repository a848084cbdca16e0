import { readFile } from 'node:fs/promises';
import { ErrorBody } from '@portal/shared/contract/common';
import { RewardCredentials } from '@portal/shared/contract/rewardCredentials';
import { ANY_ORDER_HISTORY } from '@portal/shared/domain/access/permissions';
import type { FastifyReply } from 'fastify';
import { object, string } from 'yup';
import { signedInUser } from '../../access/signedInUser.ts';
import { SAMPLE_TOKEN } from '../rewardMails/index.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { preferredLanguage } from '../../texts/preferredLanguage.ts';
import { COPY_SCRIPT } from './copyScript.ts';
import { COPY_SCRIPT_PATH, rewardPage, unknownRewardPage } from './rewardPage.ts';
import { PAGE_FACES } from './pageFaces.ts';
import type { RevealCredentials } from './revealCredentials.ts';
import { sampleReward } from './sampleReward.ts';
import type { RewardsService } from './rewardsService.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const ofPage = object({ '*': string().default('') });
const pageQuery = object({ lang: string().max(20).optional() });
const config = { permission: { kind: 'public' } } as const;

/**
 * GET /r/{token}: the recipient's page (no sign-in; the token is the secret). Whatever else stands below /r/ gets the same
 * page with 404; some mail programs add a slash to a link.
 */
export const rewardsRoutes = (service: RewardsService, reveal: RevealCredentials) =>
  routesOf([
    defineRoute({
      method: 'POST',
      url: '/api/orders/:referenceOrderId/lines/:lineNumber/credentials',
      schema: {
        tags: ['orders'],
        params: object({ referenceOrderId: string().required(), lineNumber: string().required() }),
        summary: 'Look at the codes of a reward',
        response: { 200: RewardCredentials, '4xx': ErrorBody },
      },
      config: { permission: { kind: 'user', rule: { all: ['REWARD_CREDENTIALS_ACCESS'], any: ANY_ORDER_HISTORY } } },
      handler: (request) => reveal(signedInUser(request), request.params),
    }),
    defineRoute({
      method: 'GET',
      url: '/r/*',
      schema: { hide: true, params: ofPage, querystring: pageQuery },
      config,
      handler: async (request, reply) => {
        const token = request.params['*'].replace(/\/$/, '');
        const language = preferredLanguage(request.query.lang, request.headers['accept-language']);
        const view =
          token === SAMPLE_TOKEN
            ? sampleReward(language, request.clock.now())
            : await service.findByToken(token, request.method === 'GET');
        return view === null
          ? sendPage(reply.status(404), unknownRewardPage(language))
          : sendPage(reply, await rewardPage(view, language));
      },
    }),
    defineRoute({
      method: 'GET',
      url: COPY_SCRIPT_PATH,
      schema: { hide: true },
      config,
      handler: (_request, reply) =>
        reply
          .header('content-type', 'text/javascript; charset=utf-8')
          .header('cache-control', 'public, max-age=3600')
          .send(COPY_SCRIPT),
    }),
    ...Object.values(PAGE_FACES).map(({ url, file }) =>
      defineRoute({
        method: 'GET',
        url,
        schema: { hide: true },
        config,
        handler: async (_request, reply) =>
          reply
            .header('content-type', 'font/woff2')
            .header('cache-control', 'public, max-age=2592000')
            .send(await readFile(file)),
      }),
    ),
  ]);

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
      'content-security-policy': POLICY,
      vary: 'accept-language',
    })
    .send(html);
