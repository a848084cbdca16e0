import type { AuditExportQuery, AuditQuery, StaffAuditEntry } from '@portal/shared/contract/staffAudit';
import { toListPage, type ListPage } from '../../api/listPage.ts';
import { portalApi } from '../../api/portalApi.ts';
import { saveFile } from '../../api/saveFile.ts';
import { listTag } from '../../api/tags.ts';

/** Endpoints of the audit log. */
const auditApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listAudits: build.query<ListPage<StaffAuditEntry>, AuditQuery>({
      query: (params) => ({ url: '/staff/audits', params }),
      transformResponse: toListPage<StaffAuditEntry>,
      providesTags: [listTag('StaffAudit')],
    }),
    listAuditActions: build.query<string[], undefined>({
      query: () => '/staff/audits/actions',
      providesTags: [listTag('StaffAudit')],
    }),
    /** Returns the name of the saved file. */
    downloadAudits: build.mutation<string, AuditExportQuery>({
      query: (params) => ({ url: '/staff/audits/export', params, responseHandler: saveFile }),
      invalidatesTags: [listTag('StaffAudit')],
    }),
  }),
});

export const { useListAuditsQuery, useListAuditActionsQuery, useDownloadAuditsMutation } = auditApi;
