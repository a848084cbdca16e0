import type { TemplateUses } from '@portal/shared/contract/emailTemplates';
import type {
  PrintTemplate,
  PrintTemplateBody,
  PrintTemplateChange,
  PrintTemplateDefaults,
  PrintTemplateQuery,
} from '@portal/shared/contract/printTemplates';
import { portalApi } from '../api/portalApi.ts';
import { idTag, listTag } from '../api/tags.ts';

const getUrl = (ptid: string): string => `/print-templates/${encodeURIComponent(ptid)}`;

/** Endpoints of print templates as those see them who look after them. */
const printTemplatesApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listPrintTemplates: build.query<PrintTemplate[], PrintTemplateQuery>({
      query: (params) => ({ url: '/print-templates', params }),
      providesTags: [listTag('PrintTemplate')],
    }),
    getPrintTemplate: build.query<PrintTemplate, string>({
      query: getUrl,
      providesTags: (_result, _error, ptid) => [idTag('PrintTemplate', ptid)],
      // A form starts with what the server holds now.
      keepUnusedDataFor: 0,
    }),
    listPrintDefaults: build.query<PrintTemplateDefaults, undefined>({
      query: () => '/print-templates/defaults',
      providesTags: [listTag('PrintTemplate')],
    }),
    listPrintTemplateUses: build.query<TemplateUses, string>({
      query: (ptid) => `${getUrl(ptid)}/uses`,
      providesTags: [listTag('PrintTemplate')],
      keepUnusedDataFor: 0,
    }),
    createPrintTemplate: build.mutation<
      PrintTemplate,
      { readonly body: PrintTemplateBody; readonly idempotencyKey: string }
    >({
      query: ({ body, idempotencyKey }) => ({
        url: '/print-templates',
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: [listTag('PrintTemplate')],
    }),
    updatePrintTemplate: build.mutation<PrintTemplate, { readonly ptid: string; readonly body: PrintTemplateChange }>({
      query: ({ ptid, body }) => ({ url: getUrl(ptid), method: 'PUT', body }),
      invalidatesTags: (_result, _error, { ptid }) => [listTag('PrintTemplate'), idTag('PrintTemplate', ptid)],
    }),
    deletePrintTemplate: build.mutation<null, string>({
      // One that is gone counts as deleted.
      query: (ptid) => ({
        url: getUrl(ptid),
        method: 'DELETE',
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      transformResponse: () => null,
      invalidatesTags: [listTag('PrintTemplate')],
    }),
  }),
});

export const {
  useListPrintTemplatesQuery,
  useLazyListPrintTemplatesQuery,
  useGetPrintTemplateQuery,
  useLazyGetPrintTemplateQuery,
  useListPrintDefaultsQuery,
  useListPrintTemplateUsesQuery,
  useCreatePrintTemplateMutation,
  useUpdatePrintTemplateMutation,
  useDeletePrintTemplateMutation,
} = printTemplatesApi;
