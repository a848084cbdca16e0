import { createHash } from 'node:crypto';
import {
  PublicAccount,
  publicAccountParams,
  PublicAccounts,
  publicAccountsQuery,
  PublicCatalog,
  publicCatalogQuery,
  PublicError,
  PublicOrder,
  publicOrderBody,
  publicOrderParams,
  PublicOrders,
  publicOrdersQuery,
} from '@portal/shared/contract/publicApi';
import type { FastifyReply } from 'fastify';
import { signedInUser } from '../../access/signedInUser.ts';
import { defineRoute } from '../../plugins/defineRoute.ts';
import type { CatalogModule } from '../catalog/index.ts';
import type { ProgramAccountService } from '../accounts/index.ts';
import { readAccountCursor, toAccountCursor, toPart } from './cursors.ts';
import type { PublicOrderService } from './publicOrderService.ts';
import { toPublicAccount } from './toPublicAccount.ts';
import { toPublicCatalog } from './toPublicCatalog.ts';

export interface PublicApiRoutesDeps {
  readonly publicUrl: string;
  readonly getCatalog: CatalogModule['getCatalog'];
  readonly accounts: ProgramAccountService;
  readonly orders: PublicOrderService;
}

/** The calls of programs, each with a key of its organisation. */
export const publicApiRoutes = (deps: PublicApiRoutesDeps) => [
  ...catalogRoute(deps),
  ...accountRoutes(deps),
  ...orderRoutes(deps),
];

const catalogRoute = ({ getCatalog, publicUrl }: PublicApiRoutesDeps) => [
  defineRoute({
    method: 'GET',
    url: '/v2/catalogs',
    schema: {
      tags: ['catalog'],
      summary: 'The rewards that may be sent',
      querystring: publicCatalogQuery,
      response: { 200: PublicCatalog, '4xx': PublicError },
    },
    config: { permission: { kind: 'machine', scope: 'catalog:read' } },
    handler: async (request, reply) => {
      const { catalog } = await getCatalog();
      return sendTagged(reply, toPublicCatalog(catalog, request.query, publicUrl), request.headers['if-none-match']);
    },
  }),
];

/** Sends a body with its tag; nothing but the tag to a caller who has it already. */
function sendTagged(reply: FastifyReply, body: PublicCatalog, known: string | undefined): FastifyReply {
  const json = JSON.stringify(body);
  const etag = `W/"${createHash('sha256').update(json).digest('base64url')}"`;
  void reply.header('etag', etag).header('cache-control', 'private, no-cache');
  if (known === etag) return reply.status(304).send();
  return reply.type('application/json; charset=utf-8').serializer(String).send(json);
}

const accountRoutes = ({ accounts }: PublicApiRoutesDeps) => [
  defineRoute({
    method: 'GET',
    url: '/v2/accounts',
    schema: {
      tags: ['accounts'],
      summary: 'The accounts of the key, with their balances',
      querystring: publicAccountsQuery,
      response: { 200: PublicAccounts, '4xx': PublicError },
    },
    config: { permission: { kind: 'machine', scope: 'accounts:read' } },
    handler: async (request) => {
      const { cursor, maxResults, customerIdentifier } = request.query;
      const afterId = readAccountCursor(cursor);
      const rows = await accounts.list(signedInUser(request), { customerIdentifier, afterId, limit: maxResults + 1 });
      const part = toPart(rows, maxResults, ({ id }) => toAccountCursor(id));
      return { accounts: part.shown.map(({ account }) => toPublicAccount(account)), cursor: part.cursor };
    },
  }),
  defineRoute({
    method: 'GET',
    url: '/v2/accounts/:accountIdentifier',
    schema: {
      tags: ['accounts'],
      summary: 'An account with its balance',
      params: publicAccountParams,
      response: { 200: PublicAccount, '4xx': PublicError },
    },
    config: { permission: { kind: 'machine', scope: 'accounts:read' } },
    handler: async (request) =>
      toPublicAccount(await accounts.get(signedInUser(request), request.params.accountIdentifier)),
  }),
];

const orderRoutes = ({ orders }: PublicApiRoutesDeps) => [
  defineRoute({
    method: 'POST',
    url: '/v2/orders',
    schema: {
      tags: ['orders'],
      summary: 'Send a reward by e-mail, paid by the balance of an account',
      description: '201 for a new order; 200 for one that the same body has placed under this externalRefID before.',
      body: publicOrderBody,
      response: { 200: PublicOrder, 201: PublicOrder, '4xx': PublicError },
    },
    config: { permission: { kind: 'machine', scope: 'orders:write' } },
    handler: async (request, reply) => {
      const { order, isReplay } = await orders.place(signedInUser(request), request.body, request.grant);
      if (isReplay) void reply.header('idempotency-replayed', 'true');
      return reply.status(isReplay ? 200 : 201).send(order);
    },
  }),
  defineRoute({
    method: 'GET',
    url: '/v2/orders',
    schema: {
      tags: ['orders'],
      summary: 'Orders, the newest first',
      querystring: publicOrdersQuery,
      response: { 200: PublicOrders, '4xx': PublicError },
    },
    config: { permission: { kind: 'machine', scope: 'orders:read' } },
    handler: (request) => orders.list(signedInUser(request), request.query),
  }),
  defineRoute({
    method: 'GET',
    url: '/v2/orders/:referenceOrderID',
    schema: {
      tags: ['orders'],
      summary: 'An order',
      params: publicOrderParams,
      response: { 200: PublicOrder, '4xx': PublicError },
    },
    config: { permission: { kind: 'machine', scope: 'orders:read' } },
    handler: (request) => orders.get(signedInUser(request), request.params.referenceOrderID),
  }),
];
