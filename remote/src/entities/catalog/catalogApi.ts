import type { Catalog } from '@portal/shared/contract/catalog';
import type { MostSent } from '@portal/shared/contract/orders';
import { apiEnvironment } from '../../api/apiEnvironment.ts';
import { portalApi } from '../../api/portalApi.ts';
import { listTag } from '../../api/tags.ts';

const KEPT_SECONDS = 60 * 60;
const API_PATH = '/api/';

/** The catalogue: everything that the platform may send, read once an hour at most. */
const orderingApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getCatalog: build.query<Catalog, undefined>({
      query: () => '/catalog',
      transformResponse: (catalog: Catalog) => ({
        collections: catalog.collections,
        brands: catalog.brands.map((brand) => ({ ...brand, imageUrl: toArtworkUrl(brand.imageUrl) })),
      }),
      keepUnusedDataFor: KEPT_SECONDS,
      providesTags: [listTag('Catalog')],
    }),
    listMostSent: build.query<MostSent, string>({
      query: (accountIdentifier) => ({ url: '/orders/most-sent', params: { accountIdentifier } }),
      keepUnusedDataFor: KEPT_SECONDS,
      providesTags: [listTag('Order')],
    }),
  }),
});

export const { useGetCatalogQuery, useListMostSentQuery } = orderingApi;

/** Artwork comes from the API, which is another origin when the portal is embedded. */
const toArtworkUrl = (imageUrl: string): string =>
  imageUrl.startsWith(API_PATH) ? `${apiEnvironment().baseUrl}/${imageUrl.slice(API_PATH.length)}` : imageUrl;
