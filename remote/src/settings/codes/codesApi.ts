import type { ConfirmMfaBody, MfaDevice, MfaMethods, MfaSetUp, SetUpMfaBody } from '@portal/shared/contract/mfa';
import type { MfaType } from '@portal/shared/domain/people/mfa';
import { portalApi } from '../../api/portalApi.ts';
import { idTag, listTag } from '../../api/tags.ts';

const changed = [listTag('MfaMethod'), listTag('MfaDevice'), idTag('Profile', 'ME')];

/** Endpoints of the user's ways to get codes, and of the devices that need none. */
const codesApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listMfaMethods: build.query<MfaMethods, undefined>({
      query: () => '/mfa/methods',
      providesTags: [listTag('MfaMethod')],
    }),
    listMfaDevices: build.query<MfaDevice[], undefined>({
      query: () => '/mfa/devices',
      providesTags: [listTag('MfaDevice')],
    }),
    setUpMfa: build.mutation<MfaSetUp, SetUpMfaBody>({
      query: (body) => ({ url: '/mfa/methods', method: 'POST', body }),
    }),
    confirmMfa: build.mutation<null, ConfirmMfaBody>({
      query: (body) => ({ url: '/mfa/methods/confirm', method: 'POST', body }),
      invalidatesTags: changed,
    }),
    preferMfa: build.mutation<null, MfaType>({
      query: (type) => ({ url: `/mfa/methods/${type}/preferred`, method: 'PUT' }),
      invalidatesTags: changed,
    }),
    removeMfa: build.mutation<null, { readonly type: MfaType; readonly currentPassword: string }>({
      query: ({ type, currentPassword }) => ({
        url: `/mfa/methods/${type}`,
        method: 'DELETE',
        body: { currentPassword },
      }),
      invalidatesTags: changed,
    }),
    forgetMfaDevice: build.mutation<null, string>({
      // One that is gone counts as forgotten.
      query: (deviceId) => ({
        url: `/mfa/devices/${encodeURIComponent(deviceId)}`,
        method: 'DELETE',
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      transformResponse: () => null,
      invalidatesTags: [listTag('MfaDevice')],
    }),
  }),
});

export const {
  useListMfaMethodsQuery,
  useListMfaDevicesQuery,
  useSetUpMfaMutation,
  useConfirmMfaMutation,
  usePreferMfaMutation,
  useRemoveMfaMutation,
  useForgetMfaDeviceMutation,
} = codesApi;
