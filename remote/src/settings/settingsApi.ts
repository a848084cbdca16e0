import { STANDARD_ETID, STANDARD_PTID } from '@portal/shared/domain/settings';
import type { ChangePasswordBody, PrincipalUser, UpdateProfileBody } from '@portal/shared/contract/session';
import type { UserSession } from '@portal/shared/contract/userSessions';
import { portalApi } from '../api/portalApi.ts';
import { idTag, listTag } from '../api/tags.ts';

/** Endpoints of the signed-in user's own record. */
const settingsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    updateProfile: build.mutation<PrincipalUser, UpdateProfileBody>({
      query: (body) => ({ url: '/account', method: 'PUT', body }),
      // Templates and lines name what the portal brings along in the language that was saved.
      invalidatesTags: [
        idTag('Profile', 'ME'),
        listTag('PrintTemplate'),
        idTag('PrintTemplate', STANDARD_PTID),
        listTag('EmailTemplate'),
        idTag('EmailTemplate', STANDARD_ETID),
        listTag('OrderLine'),
      ],
    }),
    changePassword: build.mutation<null, ChangePasswordBody>({
      query: (body) => ({ url: '/account/change-password', method: 'POST', body }),
      invalidatesTags: [listTag('UserSession')],
    }),
    listSessions: build.query<UserSession[], undefined>({
      query: () => '/users/sessions',
      providesTags: [listTag('UserSession')],
    }),
    /** Null ends every other session. */
    endSession: build.mutation<null, string | null>({
      // One that is over counts as ended.
      query: (sessionId) => ({
        url: sessionId === null ? '/users/sessions' : `/users/sessions/${encodeURIComponent(sessionId)}`,
        method: 'DELETE',
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      transformResponse: () => null,
      invalidatesTags: [listTag('UserSession')],
    }),
  }),
});

export const { useUpdateProfileMutation, useChangePasswordMutation, useListSessionsQuery, useEndSessionMutation } =
  settingsApi;
