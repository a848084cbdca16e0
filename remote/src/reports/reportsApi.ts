import type {
  LegacyReport,
  LegacyReportsQuery,
  NewReportBody,
  Report,
  ReportChoices,
  ReportCount,
  ReportDetail,
  ReportsQuery,
} from '@portal/shared/contract/reports';
import { toListPage, type ListPage } from '../api/listPage.ts';
import { portalApi } from '../api/portalApi.ts';
import { saveFile } from '../api/saveFile.ts';
import { idTag, listTag } from '../api/tags.ts';

const getUrl = (reportId: string): string => `/reports/${encodeURIComponent(reportId)}`;

const getTags = (_result: unknown, _error: unknown, reportId: string) => [listTag('Report'), idTag('Report', reportId)];

/** Endpoints of reports. */
const reportsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listReports: build.query<ListPage<Report>, ReportsQuery>({
      query: (params) => ({ url: '/reports', params }),
      transformResponse: toListPage<Report>,
      providesTags: [listTag('Report')],
    }),
    getReport: build.query<ReportDetail, string>({
      query: getUrl,
      providesTags: (_result, _error, reportId) => [idTag('Report', reportId)],
    }),
    /** Counts the rows that a report would have now. */
    countReport: build.query<ReportCount, ReportChoices>({
      query: (body) => ({ url: '/reports/count', method: 'POST', body }),
      keepUnusedDataFor: 30,
    }),
    createReport: build.mutation<Report, { readonly body: NewReportBody; readonly idempotencyKey: string }>({
      query: ({ body, idempotencyKey }) => ({
        url: '/reports',
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: [listTag('Report')],
    }),
    retryReport: build.mutation<Report, string>({
      query: (reportId) => ({ url: `${getUrl(reportId)}/retry`, method: 'POST' }),
      // A refusal says that it is not as it was shown.
      invalidatesTags: getTags,
    }),
    cancelReport: build.mutation<Report, string>({
      query: (reportId) => ({ url: `${getUrl(reportId)}/cancel`, method: 'POST' }),
      invalidatesTags: getTags,
    }),
    /** Returns the name of the saved file. */
    downloadReportFile: build.mutation<string, { readonly reportId: string; readonly part: number }>({
      query: ({ reportId, part }) => ({ url: `${getUrl(reportId)}/files/${part}`, responseHandler: saveFile }),
    }),
    markReportSeen: build.mutation<null, string>({
      query: (reportId) => ({ url: '/reports/seen', method: 'POST', body: { reportIds: [reportId] } }),
      transformResponse: () => null,
      invalidatesTags: getTags,
    }),
    listLegacyReports: build.query<ListPage<LegacyReport>, LegacyReportsQuery>({
      query: (params) => ({ url: '/reports/legacy', params }),
      transformResponse: toListPage<LegacyReport>,
    }),
    /** Returns the name of the saved file. */
    downloadLegacyReport: build.mutation<string, string>({
      query: (fileId) => ({ url: `/reports/legacy/${encodeURIComponent(fileId)}/file`, responseHandler: saveFile }),
    }),
  }),
});

export const {
  useListReportsQuery,
  useGetReportQuery,
  useCountReportQuery,
  useCreateReportMutation,
  useRetryReportMutation,
  useCancelReportMutation,
  useDownloadReportFileMutation,
  useMarkReportSeenMutation,
  useListLegacyReportsQuery,
  useDownloadLegacyReportMutation,
} = reportsApi;
export const { listReports, getReport } = reportsApi.endpoints;
