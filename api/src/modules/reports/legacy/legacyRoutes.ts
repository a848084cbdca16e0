import { ErrorBody } from '@portal/shared/contract/common';
import { legacyFileParams, LegacyReports, legacyReportsQuery } from '@portal/shared/contract/reports';
import { REPORT_RIGHTS } from '@portal/shared/domain/reports/reportRights';
import { signedInUser } from '../../../access/signedInUser.ts';
import { sendStoredFile } from '../../../files/sendStoredFile.ts';
import { LIST_FILE } from '../../../lists/sendListFile.ts';
import { sendList } from '../../../lists/sendList.ts';
import { defineRoute, routesOf } from '../../../plugins/defineRoute.ts';
import type { LegacyService } from './legacyService.ts';

const tags = ['reports'];
const permission = { kind: 'user', rule: { any: REPORT_RIGHTS } } as const;

/** Files of the portal before this one. */
export const legacyRoutes = (service: LegacyService) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/reports/legacy',
      schema: {
        tags,
        summary: 'Reports that the portal before this one made',
        querystring: legacyReportsQuery,
        response: { 200: LegacyReports, '4xx': ErrorBody },
      },
      config: { permission },
      handler: async (request, reply) => sendList(reply, await service.list(signedInUser(request), request.query)),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/reports/legacy/:fileId/file',
      schema: {
        tags,
        summary: 'The file of such a report',
        params: legacyFileParams,
        response: {
          200: LIST_FILE,
          '4xx': ErrorBody,
        },
      },
      config: { permission },
      handler: async (request, reply) =>
        sendStoredFile(reply, await service.download(signedInUser(request), request.params.fileId)),
    }),
  ]);
