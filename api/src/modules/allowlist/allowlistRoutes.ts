import {
  AllowlistEntries,
  allowlistEntriesQuery,
  AllowlistOfPlatform,
  AllowlistRecipients,
} from '@portal/shared/contract/allowlist';
import { ErrorBody } from '@portal/shared/contract/common';
import { signedInUser } from '../../access/signedInUser.ts';
import { sendList } from '../../lists/sendList.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { sendXlsx } from '../../xlsx/sendXlsx.ts';
import { ALLOWLIST_FAILURES } from './allowlistErrors.ts';
import { ALLOWLIST_COLUMNS } from './allowlistFile.ts';
import type { AllowlistService } from './allowlistService.ts';

/** Characters. */
const COLUMN_WIDTH = 32;
const ROWS_AT_ONCE = 1_000;

export const ALLOWLIST_TAGS = ['allowlist'];
const reading = {
  permission: { kind: 'user', rule: { any: ['PLACE_ORDER_ACCESS', 'RECIPIENT_WHITELIST_MANAGE'] } },
} as const;
const ordering = { permission: { kind: 'user', rule: { all: ['PLACE_ORDER_ACCESS'] } } } as const;
export const MANAGE_ALLOWLIST = {
  permission: {
    kind: 'user',
    rule: { all: ['RECIPIENT_WHITELIST_MANAGE'], accessLevel: 'PLATFORM' },
    refusal: ALLOWLIST_FAILURES.forbidden,
  },
} as const;

const tags = ALLOWLIST_TAGS;
const file = { response: { '4xx': ErrorBody } } as const;

/** The recipient list, to read. Forms refuse a stranger at the field; orders are held against the list anyway. */
export const allowlistRoutes = (allowlist: AllowlistService) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/orderWhitelist',
      schema: { tags, summary: 'The recipient list', response: { 200: AllowlistRecipients, '4xx': ErrorBody } },
      config: reading,
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
      config: ordering,
      handler: (request) => allowlist.listInForce(signedInUser(request)),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/orderWhitelist/platform',
      schema: {
        tags,
        summary: 'The state of the recipient list',
        response: { 200: AllowlistOfPlatform, '4xx': ErrorBody },
      },
      config: reading,
      handler: (request) => allowlist.get(signedInUser(request)),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/orderWhitelist/entries',
      schema: {
        tags,
        summary: 'A page of the recipient list, by name',
        querystring: allowlistEntriesQuery,
        response: { 200: AllowlistEntries, '4xx': ErrorBody },
      },
      config: MANAGE_ALLOWLIST,
      handler: async (request, reply) => sendList(reply, await allowlist.search(signedInUser(request), request.query)),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/orderWhitelist/template',
      schema: { tags, summary: 'An Excel workbook to fill in with recipients', ...file },
      config: MANAGE_ALLOWLIST,
      handler: async (_request, reply) => sendXlsx(reply, workbook('recipients-template.xlsx', [])),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/orderWhitelist/export',
      schema: { tags, summary: 'The recipient list as an Excel workbook', ...file },
      config: MANAGE_ALLOWLIST,
      handler: async (request, reply) => {
        const { recipients } = await allowlist.list(signedInUser(request));
        return sendXlsx(reply, workbook('recipients.xlsx', recipients));
      },
    }),
  ]);

const workbook = (fileName: string, recipients: AllowlistRecipients['recipients']) => ({
  fileName,
  columns: ALLOWLIST_COLUMNS.map(({ heading }) => ({ heading, width: COLUMN_WIDTH })),
  batches: inBatches(recipients),
});

async function* inBatches(recipients: AllowlistRecipients['recipients']) {
  for (let start = 0; start < recipients.length; start += ROWS_AT_ONCE)
    yield await Promise.resolve(
      recipients
        .slice(start, start + ROWS_AT_ONCE)
        .map((recipient) => ALLOWLIST_COLUMNS.map(({ name }) => recipient[name])),
    );
}
