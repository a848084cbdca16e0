import type { BalanceAlert } from '@portal/shared/contract/balanceAlerts';
import type { OrderPage } from '@portal/shared/contract/orders';
import type { TeamUser } from '@portal/shared/contract/users';
import { toListPage } from '../../api/listPage.ts';
import { portalApi } from '../../api/portalApi.ts';
import { listTag } from '../../api/tags.ts';

/** Calls that tell whether the organisation has what the first steps lead to. */
const firstStepsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    hasOrders: build.query<boolean, undefined>({
      query: () => ({ url: '/orders', params: { scope: 'all' } }),
      transformResponse: (page: OrderPage) => page.totalElements > 0,
      providesTags: [listTag('Order')],
    }),
    hasAlerts: build.query<boolean, undefined>({
      query: () => '/balanceAlerts',
      transformResponse: (alerts: BalanceAlert[]) => alerts.length > 0,
      providesTags: [listTag('BalanceAlert')],
    }),
    hasColleagues: build.query<boolean, undefined>({
      query: () => '/users',
      transformResponse: (body: TeamUser[], meta) => toListPage(body, meta).total > 1,
      providesTags: [listTag('User')],
    }),
  }),
});

export const { useHasOrdersQuery, useHasAlertsQuery, useHasColleaguesQuery } = firstStepsApi;
