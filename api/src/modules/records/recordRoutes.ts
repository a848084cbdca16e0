import { ErrorBody } from '@portal/shared/contract/common';
import { recordsQuery, PortalRecords } from '@portal/shared/contract/records';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { signedInUser } from '../../access/signedInUser.ts';
import type { RecordService } from './recordService.ts';

/** Records by type and identifier. */
export const recordRoutes = (records: RecordService) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/records',
      schema: {
        tags: ['records'],
        summary: 'Records of the organization by type and identifier, without secrets; each look-up is audited',
        querystring: recordsQuery,
        response: { 200: PortalRecords, '4xx': ErrorBody },
      },
      config: { permission: { kind: 'user', rule: { all: ['PLATFORM_MANAGE'], accessLevel: 'PLATFORM' } } },
      handler: (request) => records.findOwn(signedInUser(request), request.query),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/staff/records',
      schema: {
        tags: ['staff'],
        summary: 'Records of any organization by type and identifier, without secrets; each look-up is audited',
        querystring: recordsQuery,
        response: { 200: PortalRecords, '4xx': ErrorBody },
      },
      config: { permission: { kind: 'user', rule: { all: ['STAFF_ACCESS'] } } },
      handler: (request) => records.findForStaff(signedInUser(request), request.query),
    }),
  ]);
