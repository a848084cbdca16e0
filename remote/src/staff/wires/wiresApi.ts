import type {
  ExpectedWire,
  ExpectedWiresQuery,
  ReceivedWire,
  ReceivedWireBody,
  WireAccount,
} from '@portal/shared/contract/staffWires';
import { toListPage, type ListPage } from '../../api/listPage.ts';
import { portalApi } from '../../api/portalApi.ts';
import { listTag } from '../../api/tags.ts';

/** Endpoints of the wires that are expected or have arrived. */
const wiresApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listExpectedWires: build.query<ListPage<ExpectedWire>, ExpectedWiresQuery>({
      query: (params) => ({ url: '/staff/wires', params }),
      transformResponse: toListPage<ExpectedWire>,
      providesTags: [listTag('StaffWire')],
    }),
    /** By a reference, or an account's identifier. */
    listWireAccounts: build.query<WireAccount[], string>({
      query: (reference) => ({ url: '/staff/wires/accounts', params: { reference } }),
      providesTags: [listTag('StaffWire')],
    }),
    receiveWire: build.mutation<ReceivedWire, ReceivedWireBody & { readonly idempotencyKey: string }>({
      query: ({ idempotencyKey, ...body }) => ({
        url: '/staff/wires',
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: [listTag('StaffWire')],
    }),
  }),
});

export const { useListExpectedWiresQuery, useListWireAccountsQuery, useReceiveWireMutation } = wiresApi;
