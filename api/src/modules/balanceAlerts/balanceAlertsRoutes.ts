import {
  BalanceAlert,
  balanceAlertBody,
  balanceAlertChange,
  balanceAlertParams,
  BalanceAlerts,
} from '@portal/shared/contract/balanceAlerts';
import { ErrorBody } from '@portal/shared/contract/common';
import { Type } from '@sinclair/typebox';
import type { Db } from '../../db/client.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { runKeyed } from '../../plugins/idempotency/runKeyed.ts';
import { signedInUser } from '../../access/signedInUser.ts';
import type { BalanceAlertsService } from './balanceAlertsService.ts';

const tags = ['balance-alerts'];
const reading = { permission: { kind: 'user', rule: { any: ['ACCOUNT_ACCESS', 'ACCOUNT_MANAGE'] } } } as const;
const changing = { permission: { kind: 'user', rule: { all: ['ACCOUNT_MANAGE'] } } } as const;

/** Balance alerts: list, read, create, change, delete. */
export const balanceAlertsRoutes = (db: Db, alerts: BalanceAlertsService) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/balanceAlerts',
      schema: { tags, summary: 'The balance alerts, by name', response: { 200: BalanceAlerts, '4xx': ErrorBody } },
      config: reading,
      handler: (request) => alerts.list(signedInUser(request)),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/balanceAlerts/:identifier',
      schema: {
        tags,
        params: balanceAlertParams,
        summary: 'A balance alert',
        response: { 200: BalanceAlert, '4xx': ErrorBody },
      },
      config: reading,
      handler: (request) => alerts.get(signedInUser(request), request.params.identifier),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/balanceAlerts',
      schema: {
        tags,
        summary: 'Create a balance alert',
        body: balanceAlertBody,
        response: { 201: BalanceAlert, '4xx': ErrorBody },
      },
      config: { ...changing, idempotencyKey: 'optional' },
      handler: (request, reply) =>
        runKeyed(request, reply, db, async (tx) => ({
          status: 201,
          body: await alerts.create(tx, signedInUser(request), request.body),
        })),
    }),
    defineRoute({
      method: 'PUT',
      url: '/api/balanceAlerts/:identifier',
      schema: {
        tags,
        params: balanceAlertParams,
        summary: 'Change a balance alert',
        body: balanceAlertChange,
        response: { 200: BalanceAlert, '4xx': ErrorBody },
      },
      config: changing,
      handler: (request) => alerts.update(signedInUser(request), request.params.identifier, request.body),
    }),
    defineRoute({
      method: 'DELETE',
      url: '/api/balanceAlerts/:identifier',
      schema: {
        tags,
        params: balanceAlertParams,
        summary: 'Delete a balance alert',
        response: { 204: Type.Null(), '4xx': ErrorBody },
      },
      config: changing,
      handler: async (request, reply) => {
        await alerts.remove(signedInUser(request), request.params.identifier);
        return reply.status(204).send(null);
      },
    }),
  ]);
