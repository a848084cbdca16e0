import type { Licences } from '@portal/shared/contract/system';
import { portalApi } from '../api/portalApi.ts';

const licencesApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getLicences: build.query<Licences, undefined>({
      query: () => '/licences',
      extraOptions: { isPublic: true },
    }),
  }),
});

export const { useGetLicencesQuery } = licencesApi;
