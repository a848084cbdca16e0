import { ErrorBody } from '@portal/shared/contract/common';
import { AuditActions, auditExportQuery, auditQuery, StaffAuditEntries } from '@portal/shared/contract/staffAudit';
import { Type } from '@sinclair/typebox';
import { sendCsv } from '../../csv/sendCsv.ts';
import { sendList } from '../../lists/sendList.ts';
import { defineRoute, routesOf } from '../../plugins/defineRoute.ts';
import { signedInUser } from '../../access/signedInUser.ts';
import type { AuditService } from './auditService.ts';
import { STAFF } from './staffAccess.ts';

const tags = ['staff'];

/** The audit log. */
export const auditRoutes = (audits: AuditService) =>
  routesOf([
    defineRoute({
      method: 'GET',
      url: '/api/staff/audits',
      schema: {
        tags,
        summary: 'Who did what, in every organization',
        querystring: auditQuery,
        response: { 200: StaffAuditEntries, '4xx': ErrorBody },
      },
      config: STAFF,
      handler: async (request, reply) => sendList(reply, await audits.list(request.query)),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/staff/audits/actions',
      schema: { tags, summary: 'The actions of the audit log', response: { 200: AuditActions, '4xx': ErrorBody } },
      config: STAFF,
      handler: () => audits.actions(),
    }),
    defineRoute({
      method: 'GET',
      url: '/api/staff/audits/export',
      schema: {
        tags,
        summary: 'The entries of a list as a CSV file',
        querystring: auditExportQuery,
        response: { 200: { content: { 'text/csv': { schema: Type.String() } } }, '4xx': ErrorBody },
      },
      config: STAFF,
      handler: async (request, reply) => sendCsv(reply, await audits.export(signedInUser(request), request.query)),
    }),
  ]);
