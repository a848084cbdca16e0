import type {
  CompletionsExportQuery,
  CompletionsQuery,
  Incentive,
  IncentiveBody,
  IncentiveCheck,
  IncentiveCompletion,
  IncentiveDetail,
  IncentivesQuery,
  IncentiveStatusBody,
  IncentiveTestBody,
  NewIncentiveBody,
} from '@portal/shared/contract/incentives';
import type { ResearchCompletionBody } from '@portal/shared/contract/researchCompletions';
import type { TestMails } from '@portal/shared/contract/testMails';
import { toListPage, type ListPage } from '../api/listPage.ts';
import { portalApi } from '../api/portalApi.ts';
import { saveFile } from '../api/saveFile.ts';
import { idTag, listTag, ORDER_PLACED } from '../api/tags.ts';

const getUrl = (incentiveId: string): string => `/incentives/${encodeURIComponent(incentiveId)}`;

interface Changed {
  readonly incentiveId: string;
}

const getChangedTags = (_result: unknown, _error: unknown, { incentiveId }: Changed) => [
  listTag('Incentive'),
  idTag('Incentive', incentiveId),
];

/** Endpoints of research incentives and their completions. */
const researchApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    listIncentives: build.query<ListPage<Incentive>, IncentivesQuery>({
      query: (params) => ({ url: '/incentives', params }),
      transformResponse: toListPage<Incentive>,
      providesTags: [listTag('Incentive')],
    }),
    getIncentive: build.query<IncentiveDetail, string>({
      query: getUrl,
      providesTags: (_result, _error, incentiveId) => [idTag('Incentive', incentiveId)],
    }),
    createIncentive: build.mutation<
      IncentiveDetail,
      { readonly body: NewIncentiveBody; readonly idempotencyKey: string }
    >({
      query: ({ body, idempotencyKey }) => ({
        url: '/incentives',
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: [listTag('Incentive')],
    }),
    updateIncentive: build.mutation<IncentiveDetail, Changed & { readonly body: IncentiveBody }>({
      query: ({ incentiveId, body }) => ({ url: getUrl(incentiveId), method: 'PUT', body }),
      // A refusal says that it is not as the form began with.
      invalidatesTags: getChangedTags,
    }),
    updateIncentiveStatus: build.mutation<IncentiveDetail, Changed & { readonly body: IncentiveStatusBody }>({
      query: ({ incentiveId, body }) => ({ url: `${getUrl(incentiveId)}/status`, method: 'PUT', body }),
      invalidatesTags: getChangedTags,
    }),
    sendIncentiveTest: build.mutation<
      TestMails,
      Changed & { readonly body: IncentiveTestBody; readonly idempotencyKey: string }
    >({
      query: ({ incentiveId, body, idempotencyKey }) => ({
        url: `${getUrl(incentiveId)}/test`,
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
    }),
    /** Asks how a request of the survey tool would be answered now, without effect. */
    checkCompletion: build.mutation<IncentiveCheck, Changed & { readonly body: ResearchCompletionBody }>({
      query: ({ incentiveId, body }) => ({ url: `${getUrl(incentiveId)}/check`, method: 'POST', body }),
    }),
    listCompletions: build.query<ListPage<IncentiveCompletion>, Changed & { readonly params: CompletionsQuery }>({
      query: ({ incentiveId, params }) => ({ url: `${getUrl(incentiveId)}/completions`, params }),
      transformResponse: toListPage<IncentiveCompletion>,
      providesTags: [listTag('IncentiveCompletion')],
    }),
    /** Returns the name of the saved file. */
    downloadCompletions: build.mutation<string, Changed & { readonly params: CompletionsExportQuery }>({
      query: ({ incentiveId, params }) => ({
        url: `${getUrl(incentiveId)}/completions/export`,
        params,
        responseHandler: saveFile,
      }),
    }),
    createCompletionRetry: build.mutation<
      IncentiveCompletion,
      Changed & { readonly completionId: string; readonly idempotencyKey: string }
    >({
      query: ({ incentiveId, completionId, idempotencyKey }) => ({
        url: `${getUrl(incentiveId)}/completions/${encodeURIComponent(completionId)}/retry`,
        method: 'POST',
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: (result, error, argument) => [
        ...getChangedTags(result, error, argument),
        listTag('IncentiveCompletion'),
        ...ORDER_PLACED,
      ],
    }),
  }),
});

export const {
  useListIncentivesQuery,
  useGetIncentiveQuery,
  useLazyGetIncentiveQuery,
  useCreateIncentiveMutation,
  useUpdateIncentiveMutation,
  useUpdateIncentiveStatusMutation,
  useSendIncentiveTestMutation,
  useCheckCompletionMutation,
  useListCompletionsQuery,
  useDownloadCompletionsMutation,
  useCreateCompletionRetryMutation,
} = researchApi;
export const { listCompletions } = researchApi.endpoints;
