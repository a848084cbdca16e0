import type {
  AddressLookupSetting,
  AddressSuggestion,
  FoundAddress,
  SuggestionsQuery,
} from '@portal/shared/contract/addresses';
import { portalApi } from '../../api/portalApi.ts';

/** Whom a search is open to: people with a session, or everybody who signs up. */
export type AddressLookupAudience = 'signedIn' | 'public';

interface Audience {
  readonly audience: AddressLookupAudience;
}

const toRequest = (audience: AddressLookupAudience, path = '') =>
  audience === 'public'
    ? { url: `/signups/address-lookup${path}`, isPublic: true }
    : { url: `/address-lookup${path}`, isPublic: false };

/** The search for addresses; what it finds is not kept. */
const addressApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getAddressLookup: build.query<AddressLookupSetting, AddressLookupAudience>({
      query: (audience) => toRequest(audience),
    }),
    suggestAddresses: build.query<AddressSuggestion[], SuggestionsQuery & Audience>({
      query: ({ audience, ...params }) => ({ ...toRequest(audience, '/suggestions'), params }),
      keepUnusedDataFor: 0,
    }),
    findAddress: build.query<FoundAddress, { readonly placeId: string; readonly sessionToken: string } & Audience>({
      query: ({ audience, placeId, sessionToken }) => ({
        ...toRequest(audience, `/addresses/${encodeURIComponent(placeId)}`),
        params: { sessionToken },
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetAddressLookupQuery, useSuggestAddressesQuery, useLazyFindAddressQuery } = addressApi;
