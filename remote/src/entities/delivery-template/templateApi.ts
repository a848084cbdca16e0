import type { EmailTemplate } from '@portal/shared/contract/emailTemplates';
import { portalApi } from '../../api/portalApi.ts';
import { idTag, listTag } from '../../api/tags.ts';

/** E-mail templates that an account may use; the default comes first. */
const templateApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listTemplates: build.query<EmailTemplate[], string>({
      query: (accountIdentifier) => `/email-templates/account/${encodeURIComponent(accountIdentifier)}`,
      providesTags: [listTag('EmailTemplate')],
    }),
    listEtids: build.query<string[], string>({
      query: (accountIdentifier) => `/email-templates/account/${encodeURIComponent(accountIdentifier)}/etids`,
      providesTags: [listTag('EmailTemplate')],
    }),
    getTemplate: build.query<EmailTemplate, string>({
      query: (id) => `/email-templates/template/${encodeURIComponent(id)}`,
      providesTags: (_result, _error, id) => [idTag('EmailTemplate', id)],
    }),
  }),
});

export const { useListTemplatesQuery, useListEtidsQuery, useGetTemplateQuery } = templateApi;
