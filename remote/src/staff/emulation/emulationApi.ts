import type { EmulationToken } from '@portal/shared/contract/staff';
import { portalApi } from '../../api/portalApi.ts';

/** Endpoint of the token that begins an emulation. */
const emulationApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    createEmulation: build.mutation<EmulationToken, string>({
      query: (platformClientId) => ({
        url: `/staff/platforms/${encodeURIComponent(platformClientId)}/emulation`,
        method: 'POST',
      }),
    }),
  }),
});

export const { useCreateEmulationMutation } = emulationApi;
