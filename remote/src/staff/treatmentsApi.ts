import type {
  HelpCentreChange,
  PlatformTreatments,
  StaffPlatform,
  StaffPlatformsQuery,
  TreatmentChange,
} from '@portal/shared/contract/staff';
import { listed, type Listed } from '../api/listed.ts';
import { portalApi } from '../api/portalApi.ts';
import { idTag, listTag } from '../api/tags.ts';

interface ChangeTreatment {
  readonly platformClientId: string;
  readonly feature: string;
  readonly body: TreatmentChange;
}

const placeOf = (platformClientId: string): string => `/staff/platforms/${encodeURIComponent(platformClientId)}`;
const addressOf = (platformClientId: string): string => `${placeOf(platformClientId)}/treatments`;

/** Endpoints of the organisations and their features. */
const treatmentsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listPlatforms: build.query<Listed<StaffPlatform>, StaffPlatformsQuery>({
      query: (params) => ({ url: '/staff/platforms', params }),
      transformResponse: listed<StaffPlatform>,
      providesTags: [listTag('StaffPlatform')],
    }),
    getTreatments: build.query<PlatformTreatments, string>({
      query: addressOf,
      providesTags: (_answer, _error, id) => [idTag('StaffPlatform', id)],
    }),
    updateTreatment: build.mutation<PlatformTreatments, ChangeTreatment>({
      query: ({ platformClientId, feature, body }) => ({
        url: `${addressOf(platformClientId)}/${encodeURIComponent(feature)}`,
        method: 'PUT',
        body,
      }),
      invalidatesTags: (_answer, _error, { platformClientId }) => [
        listTag('StaffPlatform'),
        idTag('StaffPlatform', platformClientId),
        idTag('Platform', platformClientId),
      ],
    }),
    updateHelpCentre: build.mutation<
      PlatformTreatments,
      { readonly platformClientId: string; readonly body: HelpCentreChange }
    >({
      query: ({ platformClientId, body }) => ({
        url: `${placeOf(platformClientId)}/help-centre`,
        method: 'PUT',
        body,
      }),
      invalidatesTags: (_answer, _error, { platformClientId }) => [
        listTag('StaffPlatform'),
        idTag('StaffPlatform', platformClientId),
      ],
    }),
  }),
});

export const { useListPlatformsQuery, useGetTreatmentsQuery, useUpdateTreatmentMutation, useUpdateHelpCentreMutation } =
  treatmentsApi;
