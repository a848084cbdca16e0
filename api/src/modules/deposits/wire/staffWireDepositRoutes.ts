import { ErrorBody } from '@portal/shared/contract/common';
import {
  ExpectedWires,
  expectedWiresQuery,
  ReceivedWire,
  receivedWireBody,
  WireAccounts,
  wireAccountsQuery,
} from '@portal/shared/contract/staffWires';
import type { Db } from '../../../db/client.ts';
import { sendList } from '../../../lists/sendList.ts';
import { defineRoute, routesOf } from '../../../plugins/defineRoute.ts';
import { runIdempotent } from '../../../plugins/idempotency/idempotency.ts';
import { signedInUser } from '../../../access/signedInUser.ts';
import type { PrepareReceipts } from '../receiptMails.ts';
import type { ExpectedWiresService } from './expectedWiresService.ts';
import { receiveWire } from './receiveWire.ts';

const tags = ['staff'];
const STAFF = { permission: { kind: 'user', rule: { all: ['STAFF_ACCESS'] } } } as const;

interface StaffWireDepositRoutesDeps {
  readonly db: Db;
  readonly prepareReceipts: PrepareReceipts;
  readonly expected: ExpectedWiresService;
}

/** Lists the wires that are expected, and lets staff add those that have arrived to their accounts. */
export const staffWireDepositRoutes = ({ db, prepareReceipts, expected }: StaffWireDepositRoutesDeps) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/staff/wires',
      schema: {
        tags,
        summary: 'The wires that are expected',
        querystring: expectedWiresQuery,
        response: { 200: ExpectedWires, '4xx': ErrorBody },
      },
      config: STAFF,
      handler: async (request, reply) => sendList(reply, await expected.list(request.query)),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/staff/wires/accounts',
      schema: {
        tags,
        summary: 'The accounts with the reference of a wire',
        querystring: wireAccountsQuery,
        response: { 200: WireAccounts, '4xx': ErrorBody },
      },
      config: STAFF,
      handler: (request) => expected.accounts(request.query.reference),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/staff/wires',
      schema: {
        tags,
        summary: 'Add a wire that has arrived to its account',
        body: receivedWireBody,
        response: { 201: ReceivedWire, '4xx': ErrorBody },
      },
      config: { ...STAFF, idempotencyKey: 'required' },
      handler: (request, reply) => {
        const now = request.clock.now();
        return runIdempotent(request, reply, db, async (tx) => ({
          status: 201,
          body: await receiveWire(tx, signedInUser(request), request.body, { now, prepareReceipts }),
        }));
      },
    }),
  ]);
