import type { HelpCentreChange, PlatformTreatments, TreatmentChange } from '@portal/shared/contract/staff';
import { portalApi } from '../../api/portalApi.ts';
import { idTag, listTag } from '../../api/tags.ts';

interface TreatmentUpdate {
  readonly platformClientId: string;
  readonly feature: string;
  readonly body: TreatmentChange;
}

const getTreatmentUrl = (platformClientId: string): string =>
  `/staff/platforms/${encodeURIComponent(platformClientId)}`;
const getUrl = (platformClientId: string): string => `${getTreatmentUrl(platformClientId)}/treatments`;

/** Endpoints of the features of an organisation. */
const treatmentsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getTreatments: build.query<PlatformTreatments, string>({
      query: getUrl,
      providesTags: (_result, _error, id) => [idTag('StaffPlatform', id)],
    }),
    updateTreatment: build.mutation<PlatformTreatments, TreatmentUpdate>({
      query: ({ platformClientId, feature, body }) => ({
        url: `${getUrl(platformClientId)}/${encodeURIComponent(feature)}`,
        method: 'PUT',
        body,
      }),
      invalidatesTags: (_result, _error, { platformClientId }) => [
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
        url: `${getTreatmentUrl(platformClientId)}/help-centre`,
        method: 'PUT',
        body,
      }),
      invalidatesTags: (_result, _error, { platformClientId }) => [
        listTag('StaffPlatform'),
        idTag('StaffPlatform', platformClientId),
      ],
    }),
  }),
});

export const { useGetTreatmentsQuery, useUpdateTreatmentMutation, useUpdateHelpCentreMutation } = treatmentsApi;
