import { ErrorBody } from '@portal/shared/contract/common';
import { recordsQuery, PortalRecords } from '@portal/shared/contract/records';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { signedInUser } from '../../access/signedInUser.ts';
import type { RecordService } from './recordService.ts';
import { STAFF } from './staffAccess.ts';

/** Records by type and identifier. */
export const recordRoutes = (records: RecordService) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/staff/records',
      schema: {
        tags: ['staff'],
        summary: 'Records of any organization by type and identifier, without secrets; each look-up is audited',
        querystring: recordsQuery,
        response: { 200: PortalRecords, '4xx': ErrorBody },
      },
      config: STAFF,
      handler: (request) => records.find(signedInUser(request), request.query),
    }),
  ]);
