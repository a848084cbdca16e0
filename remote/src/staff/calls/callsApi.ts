import { portalApi } from '../../api/portalApi.ts';
import { readCalls, type ApiCall } from './readCalls.ts';

/** Endpoint of the description of the API's calls. */
const callsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listCalls: build.query<readonly ApiCall[], undefined>({
      query: () => '/openapi.json',
      transformResponse: readCalls,
    }),
  }),
});

export const { useListCallsQuery } = callsApi;
