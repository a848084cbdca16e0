import type { StaffWireInstructions, WireInstructionsChange } from '@portal/shared/contract/staffWires';
import { portalApi } from '../../api/portalApi.ts';
import { listTag } from '../../api/tags.ts';

interface WireInstructionsUpdate {
  readonly currencyCode: string;
  readonly body: WireInstructionsChange;
}

/** The details as they were read. */
type WireInstructionsVersion = Pick<StaffWireInstructions, 'currencyCode' | 'version'>;

/** Endpoints of the operator's bank details. */
const wireInstructionsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listWireInstructions: build.query<StaffWireInstructions[], undefined>({
      query: () => '/staff/wire-instructions',
      providesTags: [listTag('StaffWireInstructions')],
    }),
    updateWireInstructions: build.mutation<StaffWireInstructions, WireInstructionsUpdate>({
      query: ({ currencyCode, body }) => ({ url: `/staff/wire-instructions/${currencyCode}`, method: 'PUT', body }),
      invalidatesTags: [listTag('StaffWireInstructions')],
    }),
    withdrawWireInstructions: build.mutation<StaffWireInstructions, WireInstructionsVersion>({
      query: ({ currencyCode, version }) => ({
        url: `/staff/wire-instructions/${currencyCode}`,
        method: 'DELETE',
        params: { version },
      }),
      invalidatesTags: [listTag('StaffWireInstructions')],
    }),
  }),
});

export const {
  useListWireInstructionsQuery,
  useLazyListWireInstructionsQuery,
  useWithdrawWireInstructionsMutation,
  useUpdateWireInstructionsMutation,
} = wireInstructionsApi;
