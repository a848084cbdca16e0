import { ErrorBody } from '@portal/shared/contract/common';
import {
  holdDecisionBody,
  StaffHold,
  staffHoldParams,
  StaffHolds,
  staffHoldsQuery,
} from '@portal/shared/contract/staffHolds';
import { signedInUser } from '../../access/signedInUser.ts';
import { sendList } from '../../lists/sendList.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import type { HoldService } from './holdService.ts';

const tags = ['staff'];
const STAFF = { permission: { kind: 'user', rule: { all: ['STAFF_ACCESS'] } } } as const;

/** Held orders and the decisions about them, for staff. */
export const holdRoutes = (holds: HoldService) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/staff/holds',
      schema: {
        tags,
        summary: 'The orders that wait for a decision, or the decisions',
        querystring: staffHoldsQuery,
        response: { 200: StaffHolds, '4xx': ErrorBody },
      },
      config: STAFF,
      handler: async (request, reply) => sendList(reply, await holds.list(request.query)),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/staff/holds/:referenceOrderId',
      schema: {
        tags,
        summary: 'A held order, or one that was',
        params: staffHoldParams,
        response: { 200: StaffHold, '4xx': ErrorBody },
      },
      config: STAFF,
      handler: (request) => holds.get(request.params.referenceOrderId),
    }),
    defineRoute({
      method: 'POST',
      url: '/api/staff/holds/:referenceOrderId/decision',
      schema: {
        tags,
        summary: 'Let a held order go on, or refuse it and return its money',
        params: staffHoldParams,
        body: holdDecisionBody,
        response: { 200: StaffHold, '4xx': ErrorBody },
      },
      config: STAFF,
      handler: (request) => holds.decide(signedInUser(request), request.params.referenceOrderId, request.body),
    }),
  ]);
