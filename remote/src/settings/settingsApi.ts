import type { ChangePasswordBody, PrincipalUser, UpdateProfileBody } from '@portal/shared/contract/session';
import { portalApi } from '../api/portalApi.ts';
import { idTag } from '../api/tags.ts';

/** Endpoints of the signed-in user's own record. */
const settingsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    updateProfile: build.mutation<PrincipalUser, UpdateProfileBody>({
      query: (body) => ({ url: '/account', method: 'PUT', body }),
      invalidatesTags: [idTag('Profile', 'ME')],
    }),
    changePassword: build.mutation<null, ChangePasswordBody>({
      query: (body) => ({ url: '/account/change-password', method: 'POST', body }),
    }),
  }),
});

export const { useUpdateProfileMutation, useChangePasswordMutation } = settingsApi;
