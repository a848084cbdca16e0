import type {
  AddressLookupSetting,
  AddressSuggestion,
  FoundAddress,
  SuggestionsQuery,
} from '@portal/shared/contract/addresses';
import { portalApi } from '../../api/portalApi.ts';

/** The search for addresses; what it finds is not kept. */
const addressApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getAddressLookup: build.query<AddressLookupSetting, undefined>({ query: () => '/address-lookup' }),
    suggestAddresses: build.query<AddressSuggestion[], SuggestionsQuery>({
      query: (params) => ({ url: '/address-lookup/suggestions', params }),
      keepUnusedDataFor: 0,
    }),
    findAddress: build.query<FoundAddress, { readonly placeId: string; readonly sessionToken: string }>({
      query: ({ placeId, sessionToken }) => ({
        url: `/address-lookup/addresses/${encodeURIComponent(placeId)}`,
        params: { sessionToken },
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetAddressLookupQuery, useSuggestAddressesQuery, useLazyFindAddressQuery } = addressApi;
