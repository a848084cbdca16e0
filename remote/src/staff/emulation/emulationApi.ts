import type { EmulationToken } from '@portal/shared/contract/staff';
import { portalApi } from '../../api/portalApi.ts';

/** Endpoint of the token that begins an emulation. */
const emulationApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    createEmulation: build.mutation<EmulationToken, { readonly platformClientId: string; readonly reason: string }>({
      query: ({ platformClientId, reason }) => ({
        url: `/staff/platforms/${encodeURIComponent(platformClientId)}/emulation`,
        method: 'POST',
        body: { reason },
      }),
    }),
  }),
});

export const { useCreateEmulationMutation } = emulationApi;
