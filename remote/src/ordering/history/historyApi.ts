import type {
  FailedLinesQuery,
  OrderAgainBody,
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
import type { MailedReceipt } from '@portal/shared/contract/orderReceipts';
import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import type { RewardCredentials } from '@portal/shared/contract/rewardCredentials';
import type { Resend, ResendBody } from '@portal/shared/contract/resends';
import type { ReissueBody, RewardActionBody, RewardActionRecord } from '@portal/shared/contract/rewardActions';
import type { RewardAction } from '@portal/shared/domain/ordering/rewardActions';
import type { OpenSupportCaseBody, SupportCase, SupportCaseNoteBody } from '@portal/shared/contract/supportCases';
import type { ChangeScheduleBody, DeleteScheduleBody, Schedule, SentNow } from '@portal/shared/contract/schedules';
import type { ListPage } from '../../api/listPage.ts';
import { portalApi } from '../../api/portalApi.ts';
import { saveFile } from '../../api/saveFile.ts';
import { idTag, listTag } from '../../api/tags.ts';
import { readLetter, type PrintedLetter } from './line/printedLetter.ts';

export interface OrderLinesQuery {
  readonly referenceOrderId: string;
  readonly page: number;
  readonly size: number;
}

export interface OrderLineParams {
  readonly referenceOrderId: string;
  readonly lineNumber: string;
}

interface OrdersPage<Row> {
  readonly content: readonly Row[];
  readonly totalElements: number;
  readonly isCapped: boolean;
}

const toListPage = <Row>({ content, totalElements, isCapped }: OrdersPage<Row>): ListPage<Row> => ({
  rows: content,
  total: totalElements,
  isCapped,
});

const getOrderUrl = (referenceOrderId: string): string => `/orders/${encodeURIComponent(referenceOrderId)}`;

/** A line by its order and number. */
export interface LineKey {
  readonly referenceOrderId: string;
  readonly lineNumber: number;
}

interface WithIdempotencyKey<Body> {
  readonly body: Body;
  readonly idempotencyKey: string;
}

type CaseKey = LineKey & { readonly caseIdentifier: string };

const toPostRequest = <Body>(url: string, { body, idempotencyKey }: WithIdempotencyKey<Body>) => ({
  url,
  method: 'POST',
  body,
  headers: { 'idempotency-key': idempotencyKey },
});

const getCasesUrl = ({ referenceOrderId, lineNumber }: LineKey): string =>
  `${getOrderUrl(referenceOrderId)}/lines/${lineNumber}/support-cases`;

/** An order, or one line of it, that waits for its time. */
export interface ScheduleKey {
  readonly referenceOrderId: string;
  readonly lineNumber?: number;
}

const getScheduleUrl = ({ referenceOrderId, lineNumber }: ScheduleKey): string =>
  `${getOrderUrl(referenceOrderId)}${lineNumber === undefined ? '' : `/lines/${lineNumber}`}/schedule`;

const getScheduleTags = (referenceOrderId: string) => [
  listTag('Order'),
  idTag('Order', referenceOrderId),
  listTag('OrderLine'),
];

/** Lists of lines are filtered by their cases. */
const CASE_TAGS = [listTag('SupportCase'), listTag('OrderLine')];

/** A line whose reward is acted on, and the account that paid it. */
type RewardOwner = Pick<OrderLineDetail, 'referenceOrderId' | 'accountIdentifier'>;

/** Returns the tags that an action on a reward makes stale, once it was taken and once more when the issuer has answered. */
export const getRewardTags = ({ referenceOrderId, accountIdentifier }: RewardOwner) => [
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
    listOrders: build.query<ListPage<OrderRow>, OrdersQuery>({
      query: (params) => ({ url: '/orders', params }),
      transformResponse: (page: OrderPage) => toListPage(page),
      providesTags: [listTag('Order')],
    }),
    /** Returns the name of the saved file. */
    downloadOrders: build.mutation<string, OrdersExportQuery>({
      query: (params) => ({ url: '/orders/export', params, responseHandler: saveFile }),
    }),
    listLineItems: build.query<ListPage<LineItemRow>, LineItemsQuery>({
      query: (params) => ({ url: '/line-items', params }),
      transformResponse: (page: LineItemPage) => toListPage(page),
      providesTags: [listTag('Order'), listTag('OrderLine')],
    }),
    /** Returns the name of the saved file. */
    downloadLineItems: build.mutation<string, LineItemsExportQuery>({
      query: (params) => ({ url: '/line-items/export', params, responseHandler: saveFile }),
    }),
    /** Returns the name of the saved file. */
    downloadFailedLines: build.mutation<string, FailedLinesQuery & { readonly referenceOrderId: string }>({
      query: ({ referenceOrderId, format }) => ({
        url: `${getOrderUrl(referenceOrderId)}/failed-lines`,
        params: { format },
        responseHandler: saveFile,
      }),
    }),
    getOrder: build.query<OrderDetail, string>({
      query: getOrderUrl,
      providesTags: (_result, _error, referenceOrderId) => [listTag('Order'), idTag('Order', referenceOrderId)],
    }),
    listOrderLines: build.query<ListPage<OrderLineRow>, OrderLinesQuery>({
      query: ({ referenceOrderId, page, size }) => ({
        url: `${getOrderUrl(referenceOrderId)}/lines`,
        params: { page, size },
      }),
      transformResponse: (page: OrderLinePage) => toListPage(page),
      providesTags: (_result, _error, { referenceOrderId }) => [listTag('OrderLine'), idTag('Order', referenceOrderId)],
    }),
    getOrderLine: build.query<OrderLineDetail, OrderLineParams>({
      query: ({ referenceOrderId, lineNumber }) =>
        `${getOrderUrl(referenceOrderId)}/lines/${encodeURIComponent(lineNumber)}`,
      providesTags: (_result, _error, { referenceOrderId }) => [listTag('OrderLine'), idTag('Order', referenceOrderId)],
    }),
    /** Returns the name of the saved file. */
    downloadOrderReceipt: build.mutation<string, string>({
      query: (referenceOrderId) => ({ url: `${getOrderUrl(referenceOrderId)}/receipt`, responseHandler: saveFile }),
    }),
    mailOrderReceipt: build.mutation<
      MailedReceipt,
      { readonly referenceOrderId: string; readonly idempotencyKey: string }
    >({
      query: ({ referenceOrderId, idempotencyKey }) => ({
        url: `${getOrderUrl(referenceOrderId)}/receipt`,
        method: 'POST',
        headers: { 'idempotency-key': idempotencyKey },
      }),
    }),
    /** A cart of its own, that no list shows. */
    orderAgain: build.mutation<
      ShoppingCart,
      { readonly referenceOrderId: string } & WithIdempotencyKey<OrderAgainBody>
    >({
      query: ({ referenceOrderId, ...call }) => toPostRequest(`${getOrderUrl(referenceOrderId)}/cart`, call),
    }),
    resendLine: build.mutation<Resend, LineKey & WithIdempotencyKey<ResendBody>>({
      query: ({ referenceOrderId, lineNumber, ...call }) =>
        toPostRequest(`${getOrderUrl(referenceOrderId)}/lines/${lineNumber}/resends`, call),
      // A refusal says that the line is not as it was shown.
      invalidatesTags: (_result, _error, { referenceOrderId }) => [
        listTag('Order'),
        idTag('Order', referenceOrderId),
        listTag('OrderLine'),
        listTag('Undeliverable'),
      ],
    }),
    requestRewardAction: build.mutation<
      RewardActionRecord,
      LineKey & RewardOwner & WithIdempotencyKey<RewardActionBody | ReissueBody> & { readonly action: RewardAction }
    >({
      query: ({ referenceOrderId, lineNumber, action, ...call }) =>
        toPostRequest(`${getOrderUrl(referenceOrderId)}/lines/${lineNumber}/${action.toLowerCase()}`, call),
      // A refusal says that the line is not as it was shown.
      invalidatesTags: (_result, _error, line) => getRewardTags(line),
    }),
    /** Moves what waits in an order, or one line of it, to another time. */
    changeSchedule: build.mutation<Schedule, ScheduleKey & { readonly body: ChangeScheduleBody }>({
      query: ({ body, ...key }) => ({ url: getScheduleUrl(key), method: 'PATCH', body }),
      // A refusal says that it is not as it was shown.
      invalidatesTags: (_result, _error, { referenceOrderId }) => getScheduleTags(referenceOrderId),
    }),
    /** Sends what waits now. */
    sendScheduledNow: build.mutation<SentNow, ScheduleKey & { readonly body: DeleteScheduleBody }>({
      query: ({ body, ...key }) => ({ url: getScheduleUrl(key), method: 'DELETE', body }),
      invalidatesTags: (_result, _error, { referenceOrderId }) => getScheduleTags(referenceOrderId),
    }),
    /** A mutation, so that no cache keeps the codes; the line says then who looked. */
    revealCredentials: build.mutation<RewardCredentials, LineKey>({
      query: ({ referenceOrderId, lineNumber }) => ({
        url: `${getOrderUrl(referenceOrderId)}/lines/${lineNumber}/credentials`,
        method: 'POST',
      }),
      invalidatesTags: (_result, error) => (error === undefined ? [listTag('OrderLine')] : []),
    }),
    /** A mutation, so that no cache keeps the letter; the line says then who looked. */
    printLetter: build.mutation<PrintedLetter, LineKey>({
      query: ({ referenceOrderId, lineNumber }) => ({
        url: `${getOrderUrl(referenceOrderId)}/lines/${lineNumber}/print`,
        method: 'POST',
        responseHandler: readLetter,
      }),
      invalidatesTags: (_result, error) => (error === undefined ? [listTag('OrderLine')] : []),
    }),
    listSupportCases: build.query<SupportCase[], LineKey>({
      query: getCasesUrl,
      providesTags: [listTag('SupportCase')],
    }),
    openSupportCase: build.mutation<SupportCase, LineKey & WithIdempotencyKey<OpenSupportCaseBody>>({
      query: (args) => toPostRequest(getCasesUrl(args), args),
      invalidatesTags: CASE_TAGS,
    }),
    addCaseNote: build.mutation<SupportCase, CaseKey & WithIdempotencyKey<SupportCaseNoteBody>>({
      query: (args) => toPostRequest(`${getCasesUrl(args)}/${args.caseIdentifier}/notes`, args),
      invalidatesTags: [listTag('SupportCase')],
    }),
    closeSupportCase: build.mutation<SupportCase, CaseKey>({
      query: (args) => ({ url: `${getCasesUrl(args)}/${args.caseIdentifier}/closed`, method: 'PUT' }),
      invalidatesTags: CASE_TAGS,
    }),
  }),
});

export const {
  useOrderAgainMutation,
  useDownloadOrderReceiptMutation,
  useMailOrderReceiptMutation,
  useChangeScheduleMutation,
  useSendScheduledNowMutation,
  useRequestRewardActionMutation,
  useAddCaseNoteMutation,
  useCloseSupportCaseMutation,
  useListSupportCasesQuery,
  useOpenSupportCaseMutation,
  useResendLineMutation,
  usePrintLetterMutation,
  useRevealCredentialsMutation,
  useDownloadLineItemsMutation,
  useDownloadFailedLinesMutation,
  useDownloadOrdersMutation,
  useListLineItemsQuery,
  useListOrdersQuery,
  useGetOrderQuery,
  useGetOrderLineQuery,
  useListOrderLinesQuery,
} = historyApi;
export const { getOrder, getOrderLine, listLineItems, listOrderLines, listOrders } = historyApi.endpoints;
