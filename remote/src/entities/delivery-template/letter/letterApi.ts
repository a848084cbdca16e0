import type { LetterPreviewBody, PrintTemplate } from '@portal/shared/contract/printTemplates';
import { portalApi } from '../../../api/portalApi.ts';
import { listTag } from '../../../api/tags.ts';

/** Print templates that an account may use, its default first, and letters as they are printed. */
const letterApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listLetters: build.query<PrintTemplate[], string>({
      query: (accountIdentifier) => `/print-templates/account/${encodeURIComponent(accountIdentifier)}`,
      providesTags: [listTag('PrintTemplate')],
    }),
    /** Answers the address of the PDF in this page, which ends with the page that asked. */
    previewLetter: build.query<string, LetterPreviewBody>({
      query: (body) => ({
        url: '/print-templates/preview',
        method: 'POST',
        body,
        responseHandler: async (response) =>
          response.ok ? URL.createObjectURL(await response.blob()) : (response.json() as Promise<unknown>),
      }),
      keepUnusedDataFor: 0,
      onCacheEntryAdded: async (_body, { cacheDataLoaded, cacheEntryRemoved }) => {
        const loaded = await cacheDataLoaded.catch(() => null);
        await cacheEntryRemoved;
        if (loaded !== null) URL.revokeObjectURL(loaded.data);
      },
      providesTags: [listTag('PrintTemplate')],
    }),
  }),
});

export const { useListLettersQuery, usePreviewLetterQuery } = letterApi;
