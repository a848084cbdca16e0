import { AllowlistOfPlatform, AllowlistRecipients } from '@portal/shared/contract/allowlist';
import { ErrorBody } from '@portal/shared/contract/common';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { signedInUser } from '../../access/signedInUser.ts';
import type { AllowlistService } from './allowlistService.ts';

const config = { permission: { kind: 'user', rule: { all: ['PLACE_ORDER_ACCESS'] } } } as const;
const tags = ['allowlist'];

/** The recipient list, so that a form can refuse a stranger at the field; orders are held against it anyway. */
export const allowlistRoutes = (allowlist: AllowlistService) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/orderWhitelist',
      schema: { tags, summary: 'The recipient list', response: { 200: AllowlistRecipients, '4xx': ErrorBody } },
      config,
      handler: (request) => allowlist.list(signedInUser(request)),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/orderWhitelist/recipients',
      schema: {
        tags,
        summary: 'To whom rewards may go, where that is limited',
        response: { 200: AllowlistRecipients, '4xx': ErrorBody },
      },
      config,
      handler: (request) => allowlist.list(signedInUser(request)),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/orderWhitelist/platform',
      schema: {
        tags,
        summary: 'Whether there is a recipient list',
        response: { 200: AllowlistOfPlatform, '4xx': ErrorBody },
      },
      config,
      handler: async (request) => ({ recipientCount: await allowlist.count(signedInUser(request)) }),
    }),
  ]);
