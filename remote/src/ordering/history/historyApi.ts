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
import type {
  LineItemPage,
  LineItemRow,
  LineItemsExportQuery,
  LineItemsQuery,
} from '@portal/shared/contract/lineItems';
import type { RewardCredentials } from '@portal/shared/contract/rewardCredentials';
import type { Resend, ResendBody } from '@portal/shared/contract/resends';
import type { ReissueBody, RewardActionBody, RewardActionRecord } from '@portal/shared/contract/rewardActions';
import type { RewardAction } from '@portal/shared/domain/ordering/rewardActions';
import type { OpenSupportCaseBody, SupportCase, SupportCaseNoteBody } from '@portal/shared/contract/supportCases';
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

/** A line by its order and number. */
export interface LineNumbered {
  readonly referenceOrderId: string;
  readonly lineNumber: number;
}

interface Keyed<Body> {
  readonly body: Body;
  readonly idempotencyKey: string;
}

type CaseNamed = LineNumbered & { readonly caseIdentifier: string };

const posted = <Body>(url: string, { body, idempotencyKey }: Keyed<Body>) => ({
  url,
  method: 'POST',
  body,
  headers: { 'idempotency-key': idempotencyKey },
});

const casesPath = ({ referenceOrderId, lineNumber }: LineNumbered): string =>
  `${orderPath(referenceOrderId)}/lines/${lineNumber}/support-cases`;

/** Lists of lines are filtered by their cases. */
const CASES_CHANGED = [listTag('SupportCase'), listTag('OrderLine')];

/** A line whose reward is acted on, and the account that paid it. */
type ActedLine = Pick<OrderLineDetail, 'referenceOrderId' | 'accountIdentifier'>;

/** Returns the tags that an act on a reward makes stale, once it was taken and once more when the issuer has answered. */
export const rewardChanged = ({ referenceOrderId, accountIdentifier }: ActedLine) => [
  listTag('Order'),
  idTag('Order', referenceOrderId),
  listTag('OrderLine'),
  listTag('Undeliverable'),
  ...(['Account', 'Customer', 'Funding'] as const).map(listTag),
  ...(['Account', 'Funding'] as const).map((type) => idTag(type, accountIdentifier)),
];

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
    listLineItems: build.query<Listed<LineItemRow>, LineItemsQuery>({
      query: (params) => ({ url: '/line-items', params }),
      transformResponse: (page: LineItemPage) => listedOrders(page),
      providesTags: [listTag('Order'), listTag('OrderLine')],
    }),
    /** Returns the name of the saved file. */
    downloadLineItems: build.mutation<string, LineItemsExportQuery>({
      query: (params) => ({ url: '/line-items/export', params, responseHandler: saveFile }),
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
    resendLine: build.mutation<Resend, LineNumbered & Keyed<ResendBody>>({
      query: ({ referenceOrderId, lineNumber, ...call }) =>
        posted(`${orderPath(referenceOrderId)}/lines/${lineNumber}/resends`, call),
      // A refusal says that the line is not as it was shown.
      invalidatesTags: (_answer, _error, { referenceOrderId }) => [
        listTag('Order'),
        idTag('Order', referenceOrderId),
        listTag('OrderLine'),
        listTag('Undeliverable'),
      ],
    }),
    actOnReward: build.mutation<
      RewardActionRecord,
      LineNumbered & ActedLine & Keyed<RewardActionBody | ReissueBody> & { readonly action: RewardAction }
    >({
      query: ({ referenceOrderId, lineNumber, action, ...call }) =>
        posted(`${orderPath(referenceOrderId)}/lines/${lineNumber}/${action.toLowerCase()}`, call),
      // A refusal says that the line is not as it was shown.
      invalidatesTags: (_answer, _error, line) => rewardChanged(line),
    }),
    /** A mutation, so that no cache keeps the codes; the line says then who looked. */
    revealCredentials: build.mutation<RewardCredentials, LineNumbered>({
      query: ({ referenceOrderId, lineNumber }) => ({
        url: `${orderPath(referenceOrderId)}/lines/${lineNumber}/credentials`,
        method: 'POST',
      }),
      invalidatesTags: (_answer, error) => (error === undefined ? [listTag('OrderLine')] : []),
    }),
    listSupportCases: build.query<SupportCase[], LineNumbered>({
      query: casesPath,
      providesTags: [listTag('SupportCase')],
    }),
    openSupportCase: build.mutation<SupportCase, LineNumbered & Keyed<OpenSupportCaseBody>>({
      query: (args) => posted(casesPath(args), args),
      invalidatesTags: CASES_CHANGED,
    }),
    addCaseNote: build.mutation<SupportCase, CaseNamed & Keyed<SupportCaseNoteBody>>({
      query: (args) => posted(`${casesPath(args)}/${args.caseIdentifier}/notes`, args),
      invalidatesTags: [listTag('SupportCase')],
    }),
    closeSupportCase: build.mutation<SupportCase, CaseNamed>({
      query: (args) => ({ url: `${casesPath(args)}/${args.caseIdentifier}/closed`, method: 'PUT' }),
      invalidatesTags: CASES_CHANGED,
    }),
  }),
});

export const {
  useActOnRewardMutation,
  useAddCaseNoteMutation,
  useCloseSupportCaseMutation,
  useListSupportCasesQuery,
  useOpenSupportCaseMutation,
  useResendLineMutation,
  useRevealCredentialsMutation,
  useDownloadLineItemsMutation,
  useDownloadOrdersMutation,
  useListLineItemsQuery,
  useListOrdersQuery,
  useGetOrderLineQuery,
  useListOrderLinesQuery,
} = historyApi;
export const { getOrder, getOrderLine, listLineItems, listOrderLines, listOrders } = historyApi.endpoints;
