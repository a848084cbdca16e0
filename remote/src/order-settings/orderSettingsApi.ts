import type { OrderSettingChange, OrderSettings } from '@portal/shared/contract/orderSettings';
import { portalApi } from '../api/portalApi.ts';
import { idTag, listTag } from '../api/tags.ts';

interface TurnedSwitch {
  /** The organisation, whose pages ask for what it requires. */
  readonly platformClientId: string;
  readonly body: OrderSettingChange;
}

/** Endpoints of order settings. */
const orderSettingsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getOrderSettings: build.query<OrderSettings, undefined>({
      query: () => '/orderSettings',
      providesTags: [listTag('OrderSetting')],
    }),
    updateOrderSetting: build.mutation<OrderSettings, TurnedSwitch>({
      query: ({ body }) => ({ url: '/orderSettings', method: 'PATCH', body }),
      // After a refusal too: somebody else may have turned it.
      invalidatesTags: (_result, _error, { platformClientId }) => [
        listTag('OrderSetting'),
        idTag('Platform', platformClientId),
        listTag('PaymentSource'),
      ],
    }),
  }),
});

export const { useGetOrderSettingsQuery, useUpdateOrderSettingMutation } = orderSettingsApi;
