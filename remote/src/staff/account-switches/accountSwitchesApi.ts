import type { AccountSwitchesChange, StaffAccount, StaffPlatformsQuery } from '@portal/shared/contract/staff';
import { toListPage, type ListPage } from '../../api/listPage.ts';
import { portalApi } from '../../api/portalApi.ts';
import { listTag } from '../../api/tags.ts';

interface OfPlatform {
  readonly platformClientId: string;
}

interface SwitchesUpdate extends OfPlatform {
  readonly accountIdentifier: string;
  readonly body: AccountSwitchesChange;
}

const getUrl = ({ platformClientId }: OfPlatform): string =>
  `/staff/platforms/${encodeURIComponent(platformClientId)}/accounts`;

/** Endpoints of the accounts of an organisation, as staff see them. */
const accountSwitchesApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listStaffAccounts: build.query<ListPage<StaffAccount>, OfPlatform & StaffPlatformsQuery>({
      query: ({ platformClientId, ...params }) => ({ url: getUrl({ platformClientId }), params }),
      transformResponse: toListPage<StaffAccount>,
      providesTags: [listTag('StaffAccount')],
    }),
    updateSwitches: build.mutation<null, SwitchesUpdate>({
      query: ({ accountIdentifier, body, ...platform }) => ({
        url: `${getUrl(platform)}/${encodeURIComponent(accountIdentifier)}/switches`,
        method: 'PUT',
        body,
      }),
      // Also after a refusal: somebody else has changed them.
      invalidatesTags: [listTag('StaffAccount')],
    }),
  }),
});

export const { useListStaffAccountsQuery, useUpdateSwitchesMutation } = accountSwitchesApi;
