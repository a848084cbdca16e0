import type { BalanceAlert, BalanceAlertBody, BalanceAlertChange } from '@portal/shared/contract/balanceAlerts';
import { portalApi } from '../api/portalApi.ts';
import { idTag, listTag } from '../api/tags.ts';

const getUrl = (identifier: string): string => `/balanceAlerts/${encodeURIComponent(identifier)}`;

/** Endpoints of balance alerts. */
const balanceAlertsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listBalanceAlerts: build.query<BalanceAlert[], undefined>({
      query: () => '/balanceAlerts',
      providesTags: [listTag('BalanceAlert')],
    }),
    getBalanceAlert: build.query<BalanceAlert, string>({
      query: getUrl,
      providesTags: (_result, _error, identifier) => [idTag('BalanceAlert', identifier)],
      // A form starts with what the server holds now.
      keepUnusedDataFor: 0,
    }),
    createBalanceAlert: build.mutation<
      BalanceAlert,
      { readonly body: BalanceAlertBody; readonly idempotencyKey: string }
    >({
      query: ({ body, idempotencyKey }) => ({
        url: '/balanceAlerts',
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: [listTag('BalanceAlert')],
    }),
    updateBalanceAlert: build.mutation<
      BalanceAlert,
      { readonly identifier: string; readonly body: BalanceAlertChange }
    >({
      query: ({ identifier, body }) => ({ url: getUrl(identifier), method: 'PUT', body }),
      invalidatesTags: (_result, _error, { identifier }) => [
        listTag('BalanceAlert'),
        idTag('BalanceAlert', identifier),
      ],
    }),
    deleteBalanceAlert: build.mutation<null, string>({
      // One that is gone counts as deleted.
      query: (identifier) => ({
        url: getUrl(identifier),
        method: 'DELETE',
        validateStatus: ({ ok, status }) => ok || status === 404,
      }),
      transformResponse: () => null,
      invalidatesTags: [listTag('BalanceAlert')],
    }),
  }),
});

export const {
  useListBalanceAlertsQuery,
  useGetBalanceAlertQuery,
  useLazyGetBalanceAlertQuery,
  useCreateBalanceAlertMutation,
  useUpdateBalanceAlertMutation,
  useDeleteBalanceAlertMutation,
} = balanceAlertsApi;
