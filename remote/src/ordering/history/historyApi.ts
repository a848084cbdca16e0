import type {
  OrderDetail,
  OrderLineDetail,
  OrderLinePage,
  OrderPage,
  OrdersExportQuery,
  OrdersQuery,
} from '@portal/shared/contract/orders';
import { portalApi } from '../../api/portalApi.ts';
import { saveFile } from '../../api/saveFile.ts';
import { idTag, listTag } from '../../api/tags.ts';

export interface ListOrderLines {
  readonly referenceOrderId: string;
  readonly page: number;
  readonly size: number;
}

export interface OrderLineAddress {
  readonly referenceOrderId: string;
  readonly lineNumber: string;
}

const orderPath = (referenceOrderId: string): string => `/orders/${encodeURIComponent(referenceOrderId)}`;

/** Placed orders and their lines. */
const historyApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listOrders: build.query<OrderPage, OrdersQuery>({
      query: (params) => ({ url: '/orders', params }),
      providesTags: [listTag('Order')],
    }),
    /** Returns the name of the saved file. */
    downloadOrders: build.mutation<string, OrdersExportQuery>({
      query: (params) => ({ url: '/orders/export', params, responseHandler: saveFile }),
    }),
    getOrder: build.query<OrderDetail, string>({
      query: orderPath,
      providesTags: (_answer, _error, referenceOrderId) => [listTag('Order'), idTag('Order', referenceOrderId)],
    }),
    listOrderLines: build.query<OrderLinePage, ListOrderLines>({
      query: ({ referenceOrderId, page, size }) => ({
        url: `${orderPath(referenceOrderId)}/lines`,
        params: { page, size },
      }),
      providesTags: (_answer, _error, { referenceOrderId }) => [listTag('OrderLine'), idTag('Order', referenceOrderId)],
    }),
    getOrderLine: build.query<OrderLineDetail, OrderLineAddress>({
      query: ({ referenceOrderId, lineNumber }) =>
        `${orderPath(referenceOrderId)}/lines/${encodeURIComponent(lineNumber)}`,
      providesTags: (_answer, _error, { referenceOrderId }) => [listTag('OrderLine'), idTag('Order', referenceOrderId)],
    }),
  }),
});

export const { useDownloadOrdersMutation, useListOrdersQuery, useGetOrderLineQuery, useListOrderLinesQuery } =
  historyApi;
export const { getOrder, listOrderLines, listOrders } = historyApi.endpoints;
