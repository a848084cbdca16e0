import type {
  EmailTemplate,
  EmailTemplateBody,
  EmailTemplateChange,
  EmailTemplateQuery,
  ScopeDefaults,
  TemplateUses,
} from '@portal/shared/contract/emailTemplates';
import type { MailPreview, TemplatePreviewBody } from '@portal/shared/contract/mailPreview';
import type { TemplateSenders, TestMailBody, TestMails } from '@portal/shared/contract/testMails';
import { portalApi } from '../api/portalApi.ts';
import { idTag, listTag } from '../api/tags.ts';

const getUrl = (etid: string): string => `/email-templates/${encodeURIComponent(etid)}`;

/** Endpoints of e-mail templates as those see them who look after them. */
const templatesApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listEmailTemplates: build.query<EmailTemplate[], EmailTemplateQuery>({
      query: (params) => ({ url: '/email-templates', params }),
      providesTags: [listTag('EmailTemplate')],
    }),
    getEmailTemplate: build.query<EmailTemplate, string>({
      query: getUrl,
      providesTags: (_result, _error, etid) => [idTag('EmailTemplate', etid)],
      // A form starts with what the server holds now.
      keepUnusedDataFor: 0,
    }),
    listScopeDefaults: build.query<ScopeDefaults, undefined>({
      query: () => '/email-templates/defaults',
      providesTags: [listTag('EmailTemplate')],
    }),
    listTemplateUses: build.query<TemplateUses, string>({
      query: (etid) => `${getUrl(etid)}/uses`,
      providesTags: [listTag('EmailTemplate')],
      keepUnusedDataFor: 0,
    }),
    previewTemplate: build.query<MailPreview, TemplatePreviewBody>({
      query: (body) => ({ url: '/email-templates/preview/template', method: 'POST', body }),
      providesTags: [listTag('EmailTemplate')],
      keepUnusedDataFor: 0,
    }),
    listTemplateSenders: build.query<TemplateSenders, undefined>({
      query: () => '/email-templates/senders',
      providesTags: [listTag('EmailTemplate')],
    }),
    sendTestMail: build.mutation<
      TestMails,
      { readonly etid: string; readonly body: TestMailBody; readonly idempotencyKey: string }
    >({
      query: ({ etid, body, idempotencyKey }) => ({
        url: `${getUrl(etid)}/test-mails`,
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
    }),
    createEmailTemplate: build.mutation<
      EmailTemplate,
      { readonly body: EmailTemplateBody; readonly idempotencyKey: string }
    >({
      query: ({ body, idempotencyKey }) => ({
        url: '/email-templates',
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: [listTag('EmailTemplate')],
    }),
    updateEmailTemplate: build.mutation<EmailTemplate, { readonly etid: string; readonly body: EmailTemplateChange }>({
      query: ({ etid, body }) => ({ url: getUrl(etid), method: 'PUT', body }),
      invalidatesTags: (_result, _error, { etid }) => [listTag('EmailTemplate'), idTag('EmailTemplate', etid)],
    }),
    deleteEmailTemplate: build.mutation<null, string>({
      // One that is gone counts as deleted.
      query: (etid) => ({
        url: getUrl(etid),
        method: 'DELETE',
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      transformResponse: () => null,
      invalidatesTags: [listTag('EmailTemplate')],
    }),
  }),
});

export const {
  useListEmailTemplatesQuery,
  useLazyListEmailTemplatesQuery,
  useGetEmailTemplateQuery,
  useLazyGetEmailTemplateQuery,
  useListScopeDefaultsQuery,
  useListTemplateUsesQuery,
  usePreviewTemplateQuery,
  useListTemplateSendersQuery,
  useSendTestMailMutation,
  useCreateEmailTemplateMutation,
  useUpdateEmailTemplateMutation,
  useDeleteEmailTemplateMutation,
} = templatesApi;
