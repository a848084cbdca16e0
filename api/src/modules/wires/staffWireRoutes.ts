import { ErrorBody } from '@portal/shared/contract/common';
import {
  AllWireInstructions,
  ExpectedWires,
  expectedWiresQuery,
  ReceivedWire,
  receivedWireBody,
  StaffWireInstructions,
  WireAccounts,
  wireAccountsQuery,
  wireCurrencyParams,
  wireInstructionsChange,
  wireInstructionsRemoval,
} from '@portal/shared/contract/staffWires';
import type { Db } from '../../db/client.ts';
import { sendList } from '../../lists/sendList.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { runIdempotent } from '../../plugins/idempotency.ts';
import { signedInUser } from '../../access/signedInUser.ts';
import type { SendReceipts } from '../deposits/index.ts';
import type { ExpectedWiresService } from './expectedWiresService.ts';
import { receiveWire } from './receiveWire.ts';
import type { StaffInstructionsService } from './staffInstructionsService.ts';

const tags = ['staff'];
const STAFF = { permission: { kind: 'user', rule: { all: ['STAFF_ACCESS'] } } } as const;

interface StaffWireRoutesDeps {
  readonly db: Db;
  readonly sendReceipts: SendReceipts;
  readonly instructions: StaffInstructionsService;
  readonly expected: ExpectedWiresService;
}

/** What staff do about wires: keep the operator's bank details, and add those that have arrived to their accounts. */
export const staffWireRoutes = (deps: StaffWireRoutesDeps) =>
  routesOf([...instructionRoutes(deps), ...matchRoutes(deps)]);

const matchRoutes = ({ db, sendReceipts, expected }: StaffWireRoutesDeps) => [
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
        body: await receiveWire(tx, signedInUser(request), request.body, { now, sendReceipts }),
      }));
    },
  }),
];

const instructionRoutes = ({ instructions }: StaffWireRoutesDeps) => [
  defineRoute({
    method: 'GET',
    url: '/api/staff/wire-instructions',
    schema: {
      tags,
      summary: 'Where wires go, for each currency',
      response: { 200: AllWireInstructions, '4xx': ErrorBody },
    },
    config: STAFF,
    handler: () => instructions.list(),
  }),
  defineRoute({
    method: 'PUT',
    url: '/api/staff/wire-instructions/:currencyCode',
    schema: {
      tags,
      summary: 'Change where wires in a currency go',
      params: wireCurrencyParams,
      body: wireInstructionsChange,
      response: { 200: StaffWireInstructions, '4xx': ErrorBody },
    },
    config: { ...STAFF, numberFields: ['accountNumber', 'iban'] },
    handler: (request) => instructions.change(signedInUser(request), request.params.currencyCode, request.body),
  }),
  defineRoute({
    method: 'DELETE',
    url: '/api/staff/wire-instructions/:currencyCode',
    schema: {
      tags,
      summary: 'Take back where wires in a currency go',
      params: wireCurrencyParams,
      querystring: wireInstructionsRemoval,
      response: { 200: StaffWireInstructions, '4xx': ErrorBody },
    },
    config: STAFF,
    handler: (request) =>
      instructions.takeBack(signedInUser(request), request.params.currencyCode, request.query.version),
  }),
];
