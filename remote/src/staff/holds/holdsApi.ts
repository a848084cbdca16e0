import type { HoldDecisionBody, StaffHold, StaffHoldsQuery } from '@portal/shared/contract/staffHolds';
import { toListPage, type ListPage } from '../../api/listPage.ts';
import { portalApi } from '../../api/portalApi.ts';
import { idTag, listTag } from '../../api/tags.ts';

const getUrl = (referenceOrderId: string): string => `/staff/holds/${encodeURIComponent(referenceOrderId)}`;

/** Endpoints of held orders. */
const holdsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listHolds: build.query<ListPage<StaffHold>, StaffHoldsQuery>({
      query: (params) => ({ url: '/staff/holds', params }),
      transformResponse: toListPage<StaffHold>,
      providesTags: [listTag('StaffHold')],
    }),
    getHold: build.query<StaffHold, string>({
      query: getUrl,
      providesTags: (_result, _error, id) => [idTag('StaffHold', id)],
    }),
    /** Refused, too, it is read anew: somebody else has decided. */
    decideHold: build.mutation<StaffHold, { readonly referenceOrderId: string; readonly body: HoldDecisionBody }>({
      query: ({ referenceOrderId, body }) => ({ url: `${getUrl(referenceOrderId)}/decision`, method: 'POST', body }),
      invalidatesTags: (_result, _error, { referenceOrderId }) => [
        listTag('StaffHold'),
        idTag('StaffHold', referenceOrderId),
      ],
    }),
  }),
});

export const { useListHoldsQuery, useGetHoldQuery, useDecideHoldMutation } = holdsApi;
