import type { HelpCentreChange, PlatformTreatments, TreatmentChange } from '@portal/shared/contract/staff';
import { portalApi } from '../../api/portalApi.ts';
import { idTag, listTag } from '../../api/tags.ts';

interface ChangeTreatment {
  readonly platformClientId: string;
  readonly feature: string;
  readonly body: TreatmentChange;
}

const placeOf = (platformClientId: string): string => `/staff/platforms/${encodeURIComponent(platformClientId)}`;
const getUrl = (platformClientId: string): string => `${placeOf(platformClientId)}/treatments`;

/** Endpoints of the features of an organisation. */
const treatmentsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getTreatments: build.query<PlatformTreatments, string>({
      query: getUrl,
      providesTags: (_answer, _error, id) => [idTag('StaffPlatform', id)],
    }),
    updateTreatment: build.mutation<PlatformTreatments, ChangeTreatment>({
      query: ({ platformClientId, feature, body }) => ({
        url: `${getUrl(platformClientId)}/${encodeURIComponent(feature)}`,
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

export const { useGetTreatmentsQuery, useUpdateTreatmentMutation, useUpdateHelpCentreMutation } = treatmentsApi;
