import type { DeliveryStatusCounts } from '@portal/shared/contract/deliveryStatusCounts';
import { portalApi } from '../../api/portalApi.ts';
import { listTag } from '../../api/tags.ts';

const undeliveredApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    countUndelivered: build.query<DeliveryStatusCounts, undefined>({
      query: () => '/email/deliveryStatusCounts',
      providesTags: [listTag('Undeliverable')],
    }),
  }),
});

export const { useCountUndeliveredQuery } = undeliveredApi;
