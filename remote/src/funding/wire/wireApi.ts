import type { AnnouncedWire, AnnounceWireBody, WireInstructions } from '@portal/shared/contract/wires';
import { portalApi } from '../../api/portalApi.ts';
import { saveFile } from '../../api/saveFile.ts';
import { listTag } from '../../api/tags.ts';

/** Endpoints of wires to an account, by its identifier. */
const wireApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    wireInstructions: build.query<WireInstructions, string>({
      query: (accountIdentifier) => ({ url: '/funding/wire-instructions', params: { accountIdentifier } }),
      providesTags: [listTag('Funding')],
    }),
    /** Returns the name of the saved file. */
    downloadWireInstructions: build.mutation<string, string>({
      query: (accountIdentifier) => ({
        url: '/funding/wire-instructions/document',
        params: { accountIdentifier },
        responseHandler: saveFile,
      }),
    }),
    announceWire: build.mutation<AnnouncedWire, AnnounceWireBody & { readonly idempotencyKey: string }>({
      query: ({ idempotencyKey, ...body }) => ({
        url: '/funding/wire-deposits',
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: [listTag('Funding')],
    }),
    cancelWire: build.mutation<null, string>({
      query: (depositIdentifier) => ({
        url: `/funding/wire-deposits/${encodeURIComponent(depositIdentifier)}`,
        method: 'DELETE',
      }),
      transformResponse: () => null,
      invalidatesTags: [listTag('Funding')],
    }),
  }),
});

export const {
  useAnnounceWireMutation,
  useCancelWireMutation,
  useDownloadWireInstructionsMutation,
  useWireInstructionsQuery,
} = wireApi;
