import type {
  OrderDetail,
  OrderLineDetail,
  OrderLinePage,
  OrderLineRow,
  OrderPage,
  OrderRow,
  OrdersExportQuery,
  OrdersQuery,
} from '@portal/shared/contract/orders';
import type { Listed } from '../../api/listed.ts';
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

interface OrdersPage<Row> {
  readonly content: readonly Row[];
  readonly totalElements: number;
  readonly isCapped: boolean;
}

const listedOrders = <Row>({ content, totalElements, isCapped }: OrdersPage<Row>): Listed<Row> => ({
  rows: content,
  total: totalElements,
  isCapped,
});

const orderPath = (referenceOrderId: string): string => `/orders/${encodeURIComponent(referenceOrderId)}`;

/** Placed orders and their lines. */
const historyApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listOrders: build.query<Listed<OrderRow>, OrdersQuery>({
      query: (params) => ({ url: '/orders', params }),
      transformResponse: (page: OrderPage) => listedOrders(page),
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
    listOrderLines: build.query<Listed<OrderLineRow>, ListOrderLines>({
      query: ({ referenceOrderId, page, size }) => ({
        url: `${orderPath(referenceOrderId)}/lines`,
        params: { page, size },
      }),
      transformResponse: (page: OrderLinePage) => listedOrders(page),
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
