import { ErrorBody } from '@portal/shared/contract/common';
import {
  AllWireInstructions,
  StaffWireInstructions,
  wireCurrencyParams,
  wireInstructionsChange,
  wireInstructionsRemoval,
} from '@portal/shared/contract/staffWires';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { signedInUser } from '../../access/signedInUser.ts';
import type { StaffInstructionsService } from './staffInstructionsService.ts';

const tags = ['staff'];
const STAFF = { permission: { kind: 'user', rule: { all: ['STAFF_ACCESS'] } } } as const;

interface StaffWireRoutesDeps {
  readonly instructions: StaffInstructionsService;
}

/** Lets staff see and change where wires go. */
export const staffWireRoutes = ({ instructions }: StaffWireRoutesDeps) =>
  routesOf([
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
  ]);
